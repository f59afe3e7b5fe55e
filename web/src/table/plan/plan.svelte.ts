// A turn as it is being planned: moves not yet sent, each with the position it would lead to. Legality and consequences
// come only from the server, which is asked to try the plan; nothing of any game's rules is known here.
import { untrack } from 'svelte';
import type { OfferGroup, Tried } from '../../wire/types';
import { chainOf } from './chain';
import { HeldPlan } from './heldPlan';
import { keptPlan, onPlanElsewhere, planAt } from './keptPlan';
import { decidedSince, tellElsewhere, tellOffline, tellParked, tellShortened } from './planNews';
import { keyOf, Offer, sameMoves, wish, type Move, type Wish } from '../session/offer';
import type { Ask, PlanStep, PlanView } from './planned';
import type { TableSession } from '../session/table.svelte';
import { closeWhy } from '../../lib/ui/why/why.svelte';

export type { Ask, PlanStep, PlanView };

/** A decision that needs no click of its own: the moves after it can be pressed already, and include it. */
interface Way {
  by: Wish;
  offer: Offer;
}

const DONE = wish('done');

export abstract class Plan<V extends PlanView> {
  readonly table: TableSession;

  steps: PlanStep<V>[] = $state.raw([]);
  /** The server is being asked about the plan. */
  trying = $state(false);
  /** Results of single moves, by the key of the move; cleared whenever the position changes. */
  #peeks: Record<string, Tried | null> = $state.raw({});

  base: V = $derived.by(() => this.table.view as V);
  last: PlanStep<V> | undefined = $derived.by(() => this.steps.at(-1));
  /** The position with the plan carried out, as far as it can be known. */
  view: V = $derived.by(() => this.steps.findLast((step) => step.view)?.view ?? this.base);
  ask: Ask = $derived.by(() => this.#ask());
  offer: Offer | null = $derived.by(() => {
    if (this.ask !== 'act' || (this.last && !this.last.view) || (this.steps.length > 0 && this.turnOver(this.view))) return null;
    return this.view.offer ? new Offer(this.groups(this.view)) : null;
  });
  /** Nothing is left to decide: the plan can be sent. */
  complete: boolean = $derived.by(() => this.steps.length > 0 && this.offer === null);
  phase: string = $derived.by(() => this.view.phase);
  /** The result of "done" where it ends the turn: only "done" is missing before the plan can be sent. */
  ending: Tried | null = $derived.by(() => {
    const tried = this.offer?.has(DONE) ? this.#peeks[keyOf(DONE)] : null;
    const view = (tried?.view as V | null | undefined) ?? null;
    return tried && (!view?.offer || this.turnOver(view)) ? tried : null;
  });
  /** The offers after a decision that is no choice by itself, such as "done": their moves can be pressed already. */
  #ahead: Way[] = $derived.by(() =>
    this.#ways.flatMap((by) => {
      const view = (this.peeked(by)?.view as V | undefined) ?? null;
      return view?.offer && !this.turnOver(view) ? [{ by, offer: new Offer(this.groups(view)) }] : [];
    }),
  );
  #ways: Wish[] = $derived.by(() => (this.offer ? this.ways(this.offer).filter((by) => this.offer!.has(by)) : []));

  #work: Promise<void> = Promise.resolve();
  /** Incremented when decisions are taken back: pending requests about them are dropped. */
  #cuts = 0;
  #moment: string = $derived.by(() => `${this.table.version} ${this.table.live}`);
  /** The moment at the table at which the plan was made. */
  #since = '';
  #sending = false;
  /** The version of the table that the last plan was made for. */
  #seen = 0;
  #held: HeldPlan;

  constructor(table: TableSession) {
    this.table = table;
    this.#held = new HeldPlan(table);
    table.planner = {
      words: (move) => this.words(move, this.base),
      holds: (moves) => this.holds(moves),
      take: (moves) => this.#replace(moves),
      planned: () => this.said(),
      ready: () => this.sendable,
      send: () => this.send(),
      back: () => this.back(),
    };
    $effect(() => {
      void this.#moment;
      untrack(() => this.#moved());
    });
    $effect(() => {
      if (!this.trying && this.table.live) this.#keep();
    });
    $effect(() => {
      void [this.#moment, this.steps];
      if (!this.trying) for (const by of this.#ways) untrack(() => void this.peek(by));
    });
    $effect(() => onPlanElsewhere(this.table.id, () => this.#takeOver()));
    // Leaving the table drops pending requests.
    $effect(() => () => void this.#cuts++);
  }

  /** A move as a player would say it, in the position in which it was or is on offer. */
  abstract words(move: Wish, view?: V): string;

  /** The position in which this step of the plan was decided. */
  viewBefore(index: number): V {
    return (index > 0 ? this.steps[index - 1]?.view : null) ?? this.base;
  }

  /** The moves on offer in groups; override where the view's offer has another form. */
  protected groups(view: V): readonly OfferGroup[] {
    return view.offer as OfferGroup[];
  }

  /** The move as it is on offer now. */
  protected offered({ kind, args }: Wish): Wish | undefined {
    return this.offer?.find(kind, args);
  }

  protected holds(_moves: readonly Wish[]): boolean {
    return true;
  }

  /** True where a new plan begins after this view: what was decided so far is sent first. */
  protected abstract turnOver(view: V): boolean;

  /** The decisions that are included when a move after them is pressed. */
  protected ways(_offer: Offer): readonly Wish[] {
    return [DONE];
  }

  /** The move that needs no press of its own in this view, after these steps: it has no alternative. */
  protected forced(view: V, _before: readonly PlanStep<V>[]): Move | undefined {
    const { moves } = new Offer(this.groups(view));
    return moves.length === 1 ? moves[0] : undefined;
  }

  /** Called when the plan changes: reset selections. */
  protected changed(): void {}

  /** Called when the table goes on: reset selections that belong to one position. */
  protected tableMoved(): void {}

  #ask(): Ask {
    if (!this.table.live) return 'past';
    if (this.base.over) return 'over';
    if (this.base.viewer < 0) return 'watch';
    return this.base.offer ? 'act' : 'wait';
  }

  /**
   * The table went on: a plan that was sent is discarded, any other is tried again on the new position, or waits until this
   * seat is asked again. After a reload or a look at the past, the plan is restored.
   */
  #moved(): void {
    const held = this.unsent.length < this.#held.moves.length ? this.#held.moves : this.unsent;
    const isPast = decidedSince(this.table, this.#seen);
    // What is stored for this version may have been changed in another tab.
    const own = isPast || this.#held.isStored ? [] : held;
    const kept = own.length > 0 || isPast ? [] : keptPlan(this.table);
    const moves = own.length > 0 ? own : kept;
    if (isPast && this.table.kept && !this.#sending && held.length > 0) tellElsewhere();
    if (moves.length === 0 && !this.#sending) this.#held.isIn([]);
    this.#sending = false;
    this.#seen = this.table.version;
    this.#held.moves = moves;
    this.#cut([]);
    this.tableMoved();
    if (this.ask === 'act' && (moves.length > 0 || this.#only)) this.#again(moves, kept.length > 0);
    else if (this.ask === 'wait' && own.length > 0) tellParked(this.table);
  }

  /** The one move on offer, where there is no choice or it was answered in advance. The reader ends a turn with a press of their own. */
  get #only(): Move | undefined {
    const standing = this.last?.standing ? this.offer?.moves.find(({ text }) => text === this.last?.standing) : undefined;
    if (standing) return standing;
    const only = this.offer ? this.forced(this.view, this.steps) : undefined;
    return only?.kind === DONE.kind && this.steps.length === 0 ? undefined : only;
  }

  #keep(): void {
    if (this.ask === 'act') this.#held.moves = this.unsent;
    this.#held.store();
  }

  /** Another tab of this browser has changed the plan: take it over, unless it is for another version of the table. */
  #takeOver(): void {
    if (this.ask !== 'act' || this.#sending) return;
    const moves = planAt(this.table);
    if (!moves || sameMoves(moves, this.unsent)) return;
    this.#cut([]);
    this.#again(moves, true);
  }

  #again(moves: readonly Wish[], fromStore: boolean): void {
    this.queue(async () => {
      await this.restore(moves);
      if (fromStore) this.#held.isIn(this.unsent);
      else if (this.table.online) void tellShortened(this.table, moves, this.unsent, (move) => this.words(move, this.view));
    });
  }

  /** Plans these moves again: after a reload, from another tab, from the kept plans. */
  protected restore(moves: readonly Wish[]): Promise<void> {
    return this.extend(moves);
  }

  /** Every control reads the tried position, so requests are made one after the other. */
  protected queue(job: () => Promise<void>): void {
    this.trying = true;
    const cuts = this.#cuts;
    this.#work = this.#work.then(async () => {
      this.trying = true;
      try {
        if (cuts === this.#cuts) await job();
      } finally {
        this.trying = false;
      }
    });
  }

  protected async extend(moves: readonly Wish[]): Promise<void> {
    for (const wanted of moves) if (!(await this.#press(wanted))) return;
    // A decision with a single answer is made automatically, unless the answer reveals something.
    let going = true;
    while (going) {
      const only = this.#only;
      going = only !== undefined && (await this.#step(only, true));
    }
  }

  /** Append one move to the plan, together with the decision before it if that one is missing. */
  async #press(move: Wish): Promise<boolean> {
    const by = this.offered(move) ? undefined : this.#wayTo(move);
    return (!by || (await this.#step(by))) && (await this.#step(move));
  }

  /** Append one move to the plan; with `known` only if it reveals nothing. */
  async #step(wanted: Wish, known = false): Promise<boolean> {
    const { version } = this.table;
    const cuts = this.#cuts;
    const move = this.offered(wanted);
    if (!move) return false;
    const tried = this.peeked(move) ?? (await this.table.tryMoves([...this.#moves(), move]));
    if (!known && !this.table.online) tellOffline();
    if (version !== this.table.version || cuts !== this.#cuts || !this.table.online || (known && !tried?.view)) return false;
    this.#since = this.#moment;
    this.steps = [...this.steps, { move, view: (tried?.view as V | undefined) ?? null, events: tried?.events ?? [], ...(tried?.standing ? { standing: tried.standing } : {}) }];
    this.#peeks = {};
    this.changed();
    return true;
  }

  #wayTo(move: Wish): Wish | undefined {
    return this.#ahead.find(({ offer }) => offer.has(move))?.by;
  }

  /** The offers in which a control may look for its move: the present one, then those a press away. */
  get offers(): readonly Offer[] {
    return this.offer ? [this.offer, ...this.#ahead.map(({ offer }) => offer)] : [];
  }

  /** May it be pressed, now or with the decision before it? */
  may(move: Wish): boolean {
    return this.offers.some((offer) => offer.has(move));
  }

  /** This step needed no press: it was added with the one before it, and is removed with it. */
  protected isForced(index: number): boolean {
    return index > 0 && this.viewBefore(index).offer != null && this.forced(this.viewBefore(index), this.steps.slice(0, index)) !== undefined;
  }

  #moves(): Wish[] {
    return this.steps.map((step) => step.move);
  }

  /** Decide these moves, one after the other, without sending them. */
  plan(...moves: Wish[]): void {
    closeWhy();
    this.queue(() => this.extend(moves));
  }

  /** Decide the same move repeatedly until `reached`. */
  planUntil(move: Wish, reached: (view: V) => boolean): void {
    closeWhy();
    this.queue(async () => {
      let going = true;
      while (going && this.may(move) && !reached(this.view)) going = await this.#press(move);
      if (going) await this.extend([]);
    });
  }

  /** Decide these moves instead of the plan; resolves once the server has answered. */
  async takeUp(moves: readonly Wish[]): Promise<void> {
    this.#replace(moves);
    await this.#work;
  }

  /** What was decided and not yet sent. */
  get moves(): readonly Wish[] {
    return this.#moves();
  }

  /** The same with incomplete choices: they are kept across a reload, too. */
  protected get unsent(): readonly Wish[] {
    return this.moves;
  }

  /** Can the plan be sent as it is? */
  get sendable(): boolean {
    return this.complete;
  }

  /** The plan in words, as a chain. */
  said(): string[] {
    const { steps } = this;
    return chainOf(steps).map(({ at, times }) => `${this.words(steps[at]!.move, this.viewBefore(at))}${times > 1 ? ` ×${times}` : ''}`);
  }

  #replace(moves: readonly Wish[]): void {
    this.backTo(0);
    this.queue(() => this.restore(moves));
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
    let from = index;
    while (this.isForced(from)) from--;
    this.#cut(this.steps.slice(0, from));
  }

  #cut(steps: PlanStep<V>[]): void {
    this.#cuts++;
    this.steps = steps;
    this.#peeks = {};
    this.changed();
  }

  async send(): Promise<void> {
    if (this.complete) await this.finish([]);
  }

  /** Decide this, with what needs no press after it, and send the plan if nothing is left to decide. */
  async answer(decide: () => void): Promise<void> {
    decide();
    await this.#work;
    await this.send();
  }

  /** The last decision of a plan, sent with it. What is offered after the last step may still be on its way. */
  async decide(wanted: Wish): Promise<void> {
    closeWhy();
    await this.#work;
    const move = this.offered(wanted);
    if (move) await this.finish([move]);
  }

  /** Sends the plan with these moves after it. */
  protected async finish(moves: readonly Wish[]): Promise<void> {
    await this.#work;
    if (this.table.busy) return;
    const { version } = this.table;
    this.#sending = true;
    this.#sending = await this.table.send([...this.#moves(), ...moves]);
    if (!this.#sending && decidedSince(this.table, version)) tellElsewhere();
  }

  /** Request the result of a move once, and keep it until something changes. */
  async peek(move: Wish): Promise<void> {
    const key = keyOf(move);
    // Right after the table went on, a plan that was sent may still be here: the request is made again without it.
    // And a control that is being removed may ask about a move that is no longer on offer.
    if (key in this.#peeks || !this.offered(move) || (this.steps.length > 0 && this.#since !== this.#moment)) return;
    const when = (): string => [this.#moment, ...this.#moves().map(keyOf)].join('; ');
    const asked = when();
    const cuts = this.#cuts;
    this.#peeks = { ...this.#peeks, [key]: null };
    const tried = await this.table.tryMoves(this.question(move));
    if (tried && cuts === this.#cuts && asked === when()) this.#peeks = { ...this.#peeks, [key]: tried };
  }

  /** What a move would lead to, as far as it was asked and answered. */
  peeked(move: Wish): Tried | null {
    const tried = this.#peeks[keyOf(move)];
    return tried?.view ? tried : null;
  }

  /** The question "why not?" about a move, with the plan before it. */
  question(move: Wish): Wish[] {
    return [...this.#moves(), move];
  }
}

/** For controls that any game may use. */
export type AnyPlan = Plan<PlanView>;
