// A turn as it is being planned: moves not yet sent, each with the position it would lead to. Legality and consequences
// come only from the server, which is asked to try the plan; nothing of any game's rules is known here.
import { untrack } from 'svelte';
import type { Event, Tried } from '../wire/types';
import type { TableSession } from './table.svelte';
import { closeWhy } from './ui/why.svelte';

/** What the table asks of this viewer at the moment. */
export type Ask = 'act' | 'wait' | 'watch' | 'past' | 'over';

/** What a plan needs of a game's view. */
export interface PlanView {
  viewer: number;
  to_move: number;
  over: boolean;
  phase: string;
  /** Every legal move of the viewer. */
  offer: string[] | null;
}

/** A move taken apart, as far as the game needs it; `text` is its notation. */
export interface PlanMove {
  text: string;
}

export interface PlanStep<V, M> {
  move: M;
  /** Null when the move shows something hidden: what follows is known only once it is sent. */
  view: V | null;
  events: Event[];
}

/** What may be decided now, asked for by its notation. */
export interface PlanOffer {
  has(move: string): boolean;
}

export abstract class Plan<V extends PlanView, M extends PlanMove, O extends PlanOffer> {
  readonly table: TableSession;

  steps: PlanStep<V, M>[] = $state.raw([]);
  /** The server is being asked about the plan. */
  trying = $state(false);
  /** What single moves would lead to, by move; forgotten whenever the position changes. */
  peeks: Record<string, Tried | null> = $state.raw({});

  base: V = $derived.by(() => this.table.view as V);
  last: PlanStep<V, M> | undefined = $derived.by(() => this.steps.at(-1));
  /** The position with the plan carried out, as far as it can be known. */
  view: V = $derived.by(() => this.steps.findLast((step) => step.view)?.view ?? this.base);
  ask: Ask = $derived.by(() => this.#ask());
  offer: O | null = $derived.by(() => {
    if (this.ask !== 'act' || (this.last && !this.last.view) || (this.steps.length > 0 && this.turnOver())) return null;
    return this.view.offer ? this.offering(this.view.offer) : null;
  });
  /** Nothing is left to decide: the plan can go. */
  complete: boolean = $derived.by(() => this.steps.length > 0 && this.offer === null);
  phase: string = $derived.by(() => this.view.phase);

  #work: Promise<void> = Promise.resolve();
  #moment: string = $derived.by(() => `${this.table.version} ${this.table.live}`);
  #sending = false;

  constructor(table: TableSession) {
    this.table = table;
    $effect(() => {
      void this.#moment;
      untrack(() => this.#moved());
    });
  }

  abstract parse(move: string): M;

  protected abstract offering(moves: string[]): O;

  /** A move as a player would say it, in the position in which it was or is on offer. */
  abstract words(move: string, view?: V): string;

  /** The position in which this step of the plan was decided. */
  viewBefore(index: number): V {
    return (index > 0 ? this.steps[index - 1]?.view : null) ?? this.base;
  }

  /** What follows the plan is a plan of its own: what was decided so far is sent first. */
  protected abstract turnOver(): boolean;

  /** Choices a game keeps beside the plan: those that fall with every step of it, */
  protected changed(): void {}

  /** and those that fall only when the table goes on. */
  protected tableMoved(): void {}

  #ask(): Ask {
    if (!this.table.live) return 'past';
    if (this.base.over) return 'over';
    if (this.base.viewer < 0) return 'watch';
    return this.base.offer ? 'act' : 'wait';
  }

  /** The table went on: a plan that was sent is done with, any other is tried again on the new position. */
  #moved(): void {
    this.peeks = {};
    const moves = this.#sending ? [] : this.steps.map((step) => step.move.text);
    this.#sending = false;
    this.steps = [];
    this.changed();
    this.tableMoved();
    if (moves.length > 0 && this.ask === 'act') this.queue(() => this.extend(moves));
  }

  /** The tried position stands behind every control, so answers are awaited one after the other. */
  protected queue(job: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      this.trying = true;
      try {
        await job();
      } finally {
        this.trying = false;
      }
    });
  }

  protected async extend(moves: readonly string[]): Promise<void> {
    const version = this.table.version;
    for (const move of moves) {
      if (!this.offer?.has(move)) return;
      const plan = [...this.steps.map((step) => step.move.text), move];
      const tried = this.peeks[move] ?? (await this.table.tryMoves(plan));
      if (version !== this.table.version || !this.table.online) return;
      this.steps = [...this.steps, { move: this.parse(move), view: (tried?.view as V | undefined) ?? null, events: tried?.events ?? [] }];
      this.peeks = {};
      this.changed();
    }
  }

  /** Decide these moves, one after the other, without sending them. */
  plan(...moves: string[]): void {
    closeWhy();
    this.queue(() => this.extend(moves));
  }

  /** Take the newest decision of the plan back, or, when there is none, the last one sent. */
  async back(): Promise<void> {
    closeWhy();
    if (this.steps.length > 0) this.backTo(this.steps.length - 1);
    else if (this.table.canUndo) await this.table.undo();
  }

  /** Take the plan back up to and including this step. */
  backTo(index: number): void {
    closeWhy();
    this.steps = this.steps.slice(0, index);
    this.peeks = {};
    this.changed();
  }

  async send(): Promise<void> {
    if (!this.complete || this.table.busy) return;
    this.#sending = true;
    if (!(await this.table.send(this.steps.map((step) => step.move.text)))) this.#sending = false;
  }

  /** Decide and send in one: for single decisions that nothing follows. */
  async decide(move: string): Promise<void> {
    closeWhy();
    if (this.table.busy || !this.offer?.has(move)) return;
    this.#sending = true;
    if (!(await this.table.send([...this.steps.map((step) => step.move.text), move]))) this.#sending = false;
  }

  /** What a move would lead to, asked once and remembered until something changes. */
  async peek(move: string): Promise<void> {
    if (move in this.peeks) return;
    const asked = `${this.#moment} ${this.question(move)}`;
    this.peeks = { ...this.peeks, [move]: null };
    const tried = await this.table.tryMoves([...this.steps.map((step) => step.move.text), move]);
    if (tried && asked === `${this.#moment} ${this.question(move)}`) this.peeks = { ...this.peeks, [move]: tried };
  }

  /** The question "why not?" about a move, with the plan before it. */
  question(move: string): string {
    return [...this.steps.map((step) => step.move.text), move].join('; ');
  }
}

/** For controls that any game may use. */
export type AnyPlan = Plan<PlanView, PlanMove, PlanOffer>;
