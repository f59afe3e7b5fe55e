// Plans of a turn that the reader keeps, to compare them: four at most, A to D, in this browser until the cycle ends.
import { untrack } from 'svelte';
import type { Keeper } from './keptPlan';
import { sameMoves, type Wish } from '../session/offer';
import type { Plan, PlanView } from './plan.svelte';
import type { Reason, Tried } from '../../wire/types';
import { outlookOf } from '../session/asked';

export const MOST = 4;
export const letterOf = (at: number): string => 'ABCD'[at] ?? '';

export interface KeptPlan {
  moves: Wish[];
  /** The moves in words, as they were when the plan was kept. */
  words: string[];
  /** Nothing was left to decide: it can be sent as it is. */
  complete: boolean;
}

/** A kept plan as the server sees it now. */
export interface Looked<O> {
  tried: Tried | null;
  outlook: O | null;
  /** Why it is not possible any more. */
  reason: Reason | null;
}

interface Stored {
  until: string;
  plans: KeptPlan[];
}

export class Kept<V extends PlanView, O> {
  plans: KeptPlan[] = $state.raw([]);
  readonly #play: Plan<V>;
  /** Plans are kept as long as this stays the same: a turn, a cycle. */
  readonly #until: () => string;

  /** Does the server compute what the others may still do? */
  readonly #ahead: boolean;

  constructor(play: Plan<V>, until: () => string, ahead = true) {
    this.#play = play;
    this.#until = until;
    this.#ahead = ahead;
    $effect(() => {
      const now = until();
      untrack(() => (this.plans = this.#stored(now)));
    });
  }

  get #name(): string {
    return `arktable.kept.${this.#play.table.id}.${this.#play.table.you}`;
  }

  get #keeper(): Keeper {
    return this.#play.table.drawer ?? localStorage;
  }

  #stored(now: string): KeptPlan[] {
    try {
      const kept = JSON.parse(this.#keeper.getItem(this.#name) ?? 'null') as Stored | null;
      return kept?.until === now ? kept.plans.slice(0, MOST) : [];
    } catch {
      // Storage may be forbidden, or hold something else: then nothing is kept.
      return [];
    }
  }

  #store(plans: KeptPlan[]): void {
    this.plans = plans;
    try {
      if (plans.length === 0) this.#keeper.removeItem(this.#name);
      else this.#keeper.setItem(this.#name, JSON.stringify({ until: this.#until(), plans } satisfies Stored));
    } catch {
      // Storage may be full or forbidden: the plans then last until the page is closed.
    }
  }

  /** The place of the plan in the tray among the kept ones, −1 if it is not kept. */
  get here(): number {
    return this.plans.findIndex(({ moves }) => sameMoves(moves, this.#play.moves));
  }

  get full(): boolean {
    return this.plans.length >= MOST;
  }

  /** Keep the plan in the tray; one that is kept already, or a fifth one, is not kept again. */
  keep(): boolean {
    const { moves, sendable } = this.#play;
    if (moves.length === 0 || this.full || this.here >= 0) return false;
    this.#store([...this.plans, { moves: moves.map(({ kind, args }) => ({ kind, args })), words: this.#play.said(), complete: sendable }]);
    return true;
  }

  drop(at: number): void {
    this.#store(this.plans.filter((_, other) => other !== at));
  }

  /** What a kept plan would lead to now. */
  async look(plan: KeptPlan): Promise<Looked<O>> {
    const { table } = this.#play;
    const { version } = table;
    const reason = await table.whyNot(plan.moves);
    if (reason) return { tried: null, outlook: null, reason };
    const tried = await table.tryMoves(plan.moves, version);
    if (!tried?.view) return { tried: null, outlook: null, reason: null };
    return { tried, outlook: this.#ahead ? ((await outlookOf(table, plan.moves, version)) as O | null) : null, reason: null };
  }

  /** Put a kept plan into the tray. */
  async takeUp(at: number): Promise<void> {
    const plan = this.plans[at];
    if (plan) await this.#play.takeUp(plan.moves);
  }

  /** Put a kept plan into the tray and send it, if it is complete. */
  async send(at: number): Promise<void> {
    await this.takeUp(at);
    if (this.#play.sendable) await this.#play.send();
  }
}
