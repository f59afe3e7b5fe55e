// A turn as it is being planned: moves not yet sent, each with the position it would lead to. Legality and consequences
// come only from the server, which is asked to try the plan; nothing of the rules is known here.
import { untrack } from 'svelte';
import type { TableSession } from '../../lib/table.svelte';
import { closeWhy } from '../../lib/ui/why.svelte';
import type { Event, Tried } from '../../wire/types';
import { Offer, parseMove, type Move } from './moves';
import { GOODS, type Company, type Good, type Kit, type View } from './types';

/** What the table asks of this viewer at the moment. */
export type Ask = 'act' | 'wait' | 'watch' | 'past' | 'over';

export interface Step {
  move: Move;
  /** Null when the move shows something hidden: what follows is known only once it is sent. */
  view: View | null;
  events: Event[];
}

export class Play {
  readonly table: TableSession;
  readonly kit: Kit;

  steps: Step[] = $state.raw([]);
  /** The server is being asked about the plan. */
  trying = $state(false);
  /** The marker whose rows are looked at. */
  marker = $state<string | null>(null);
  /** The company looked at; null is one's own. */
  seatPick = $state<number | null>(null);
  /** The middle shows what is on offer instead of a company. */
  offerOpen = $state(false);
  /** The good of the forecast; null follows what is being decided, else the active one. */
  goodPick = $state<number | null>(null);
  /** What single moves would lead to, by move; forgotten whenever the position changes. */
  peeks: Record<string, Tried | null> = $state.raw({});

  base: View = $derived.by(() => this.table.view as View);
  last: Step | undefined = $derived.by(() => this.steps.at(-1));
  /** The position with the plan carried out, as far as it can be known. */
  view: View = $derived.by(() => this.steps.findLast((step) => step.view)?.view ?? this.base);
  ask: Ask = $derived.by(() => this.#ask());
  offer: Offer | null = $derived.by(() => {
    if (this.ask !== 'act' || (this.last && !this.last.view) || this.#turnOver()) return null;
    return this.view.offer ? new Offer(this.view.offer) : null;
  });
  /** Nothing is left to decide: the plan can go. */
  complete: boolean = $derived.by(() => this.steps.length > 0 && this.offer === null);
  phase: string = $derived.by(() => this.view.phase);
  seat: number = $derived.by(() => this.seatPick ?? Math.max(0, this.base.viewer));
  company: Company = $derived.by(() => this.view.companies[this.seat]!);
  before: Company = $derived.by(() => this.base.companies[this.seat]!);
  mine: boolean = $derived.by(() => this.seat === this.base.viewer);
  /** The active good; outside the cycles there is none. */
  active: number = $derived.by(() => (this.view.cycle >= 0 && this.view.cycle < GOODS.length ? this.view.cycle : -1));
  #edited: number | null = $derived.by(() => {
    const good = this.steps.findLast(({ move }) => move.good)?.move.good;
    return good ? GOODS.indexOf(good) : null;
  });
  good: number = $derived.by(() => this.goodPick ?? this.#edited ?? Math.max(0, this.active));

  #work: Promise<void> = Promise.resolve();
  #moment: string = $derived.by(() => `${this.table.version} ${this.table.live}`);
  #sending = false;

  constructor(table: TableSession, kit: Kit) {
    this.table = table;
    this.kit = kit;
    $effect(() => {
      void this.#moment;
      untrack(() => this.#moved());
    });
    // Choosing a special marker happens where they lie; afterwards one's own company comes back.
    $effect(() => {
      const choosing = this.offer !== null && this.phase === 'special';
      untrack(() => (this.offerOpen = choosing));
    });
  }

  #ask(): Ask {
    if (!this.table.live) return 'past';
    if (this.base.over) return 'over';
    if (this.base.viewer < 0) return 'watch';
    return this.base.offer ? 'act' : 'wait';
  }

  /** One's next turn, or the sale after it, is a plan of its own: what was planned so far is sent first. */
  #turnOver(): boolean {
    if (this.steps.length === 0) return false;
    const when = (view: View): string => `${view.year} ${view.cycle} ${view.asked.production ? 'sale' : ''}`;
    return this.view.phase === 'marker' || when(this.view) !== when(this.base);
  }

  /** The table went on: a plan that was sent is done with, any other is tried again on the new position. */
  #moved(): void {
    this.peeks = {};
    this.marker = null;
    this.goodPick = null;
    const moves = this.#sending ? [] : this.steps.map((step) => step.move.text);
    this.#sending = false;
    this.steps = [];
    if (moves.length > 0 && this.ask === 'act') this.#queue(() => this.#extend(moves));
  }

  /** The tried position stands behind every control, so answers are awaited one after the other. */
  #queue(job: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      this.trying = true;
      try {
        await job();
      } finally {
        this.trying = false;
      }
    });
  }

  async #extend(moves: readonly string[]): Promise<void> {
    const version = this.table.version;
    for (const text of moves) {
      if (!this.offer?.has(text)) return;
      const plan = [...this.steps.map((step) => step.move.text), text];
      const tried = this.peeks[text] ?? (await this.table.tryMoves(plan));
      if (version !== this.table.version || !this.table.online) return;
      this.steps = [...this.steps, { move: parseMove(text), view: (tried?.view as View | undefined) ?? null, events: tried?.events ?? [] }];
      this.peeks = {};
      this.marker = null;
    }
  }

  /** Decide these moves, one after the other, without sending them. */
  plan(...moves: string[]): void {
    closeWhy();
    this.#queue(() => this.#extend(moves));
  }

  /** Take the newest decision of the plan back, or, when there is none, the last one sent. */
  async back(): Promise<void> {
    closeWhy();
    if (this.steps.length > 0) {
      this.steps = this.steps.slice(0, -1);
      this.peeks = {};
    } else if (this.table.canUndo) await this.table.undo();
  }

  /** Take the plan back up to and including this step. */
  backTo(index: number): void {
    closeWhy();
    this.steps = this.steps.slice(0, index);
    this.peeks = {};
  }

  async send(): Promise<void> {
    if (!this.complete || this.table.busy) return;
    this.#sending = true;
    if (!(await this.table.send(this.steps.map((step) => step.move.text)))) this.#sending = false;
  }

  /** What a move would lead to, asked once and remembered until something changes. */
  async peek(move: string): Promise<void> {
    if (move in this.peeks) return;
    const plan = [...this.steps.map((step) => step.move.text), move];
    const asked = `${this.#moment} ${plan.join('; ')}`;
    this.peeks = { ...this.peeks, [move]: null };
    const tried = await this.table.tryMoves(plan);
    const now = `${this.#moment} ${[...this.steps.map((step) => step.move.text), move].join('; ')}`;
    if (tried && asked === now) this.peeks = { ...this.peeks, [move]: tried };
  }

  /** The question "why not?" about a move, with the plan before it. */
  question(move: string): string {
    return [...this.steps.map((step) => step.move.text), move].join('; ');
  }

  // -- prices: one move per good, and the stepper may still change its mind --------------------------------------

  /** The prices a good may have now, the planned or present one included; empty when it is not open to change. */
  prices(good: Good): number[] {
    const at = this.#priceStep(good);
    const offer = at < 0 ? this.offer : new Offer(this.#viewBefore(at).offer ?? []);
    const found = offer?.numbers('price', good) ?? [];
    if (found.length === 0) return [];
    const now = this.#viewBefore(at < 0 ? this.steps.length : at).companies[this.base.viewer]!.factories[GOODS.indexOf(good)]?.price ?? 0;
    return [...new Set([...found, now])].sort((a, b) => a - b);
  }

  setPrice(good: Good, price: number): void {
    closeWhy();
    this.#queue(async () => {
      const at = this.#priceStep(good);
      const kept = at < 0 ? [] : this.steps.slice(at + 1).map((step) => step.move.text);
      if (at >= 0) this.steps = this.steps.slice(0, at);
      await this.#extend([`price ${good} ${price}`, ...kept]);
    });
  }

  /** The step that set this price, as long as only prices were set since. */
  #priceStep(good: Good): number {
    for (let at = this.steps.length - 1; at >= 0 && this.steps[at]!.move.kind === 'price'; at--) {
      if (this.steps[at]!.move.good === good) return at;
    }
    return -1;
  }

  #viewBefore(at: number): View {
    return (at > 0 ? this.steps[at - 1]?.view : null) ?? this.base;
  }
}
