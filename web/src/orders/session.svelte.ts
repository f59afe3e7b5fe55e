// The next turn of a seat, planned with the controls of the table. What is sent becomes the order.
import './words';
import { t } from '../lib/text/i18n.svelte';
import { go } from '../lib/router.svelte';
import { reportError, toast } from '../lib/ui/toasts.svelte';
import { guarded } from '../lib/ui/work.svelte';
import { asSent, type Sent } from '../table/session/offer';
import { TrialSession } from '../table/session/trial.svelte';
import { ApiError, get, post } from '../wire/http';
import type { Condition, FactsShown, Order } from '../wire/distance';
import type { MoveData, SentMove, Snapshot, Tried } from '../wire/types';
import type { PlanView } from '../table/plan/planned';

export const MOST_CONDITIONS = 6;

export class OrderSession extends TrialSession {
  override readonly leaves = true;
  conditions: Condition[] = $state.raw([]);
  facts: FactsShown = $state.raw({ kinds: [], values: {} });
  /** The order that is there already. */
  left: Order = $state.raw({});
  /** What was decided so far in words; the rest is in the tray. */
  said: string[] = $state.raw([]);
  /** The turn has come: it cannot be planned any more. */
  late = $state(false);
  #seen = 0;
  /** What is sent next ends the plan, although more could be decided. */
  #leaving = false;
  /** How long the plan was before each part. */
  #before: number[] = [];

  constructor(readonly tableId: string) {
    super(`order:${tableId}`);
  }

  override get kitPath(): string {
    return `/tables/${this.tableId}/kit`;
  }

  override async open(): Promise<void> {
    try {
      [this.facts, this.left] = await Promise.all([get<FactsShown>(this.#at('/facts')), get<Order>(this.#at('/order'))]);
      if (this.left.state === 'left') this.conditions = (this.left.conditions ?? []).map(({ fact, op, value }) => ({ fact, op, value }));
      await this.#ask([]);
    } catch (error) {
      this.fault = error instanceof ApiError ? error.key : 'offline';
    }
  }

  override close(): void {}

  /** The steps of the order that is there; they are laid in the tray again. */
  get ordered(): readonly MoveData[] {
    return this.left.state === 'left' ? (this.left.steps ?? []) : [];
  }

  /** The table has gone on: the plan stays, the figures are those of now. */
  async renew(): Promise<void> {
    try {
      this.facts = await get<FactsShown>(this.#at('/facts'));
      await this.#ask(this.done);
    } catch (error) {
      // A part of the plan may be impossible now.
      if (error instanceof ApiError && this.done.length > 0) await this.#ask([]).catch(reportError);
      else if (!(error instanceof ApiError)) reportError(error);
    }
  }

  /** A part of the plan is decided. With the last one, or one that reveals something, the order is left. */
  override async send(moves: readonly Sent[]): Promise<boolean> {
    const all = [...this.done, ...moves.map(asSent)];
    const words = this.planner?.planned() ?? [];
    return guarded(this, async () => {
      const tried = await post<Tried>(this.path('/try'), { done: [], moves: all });
      const view = tried.view as PlanView | null;
      if (!view?.offer || this.#leaving) return await this.#leave(all, !view || Boolean(view.offer));
      this.#before.push(this.done.length);
      this.said = [...this.said, ...words];
      return await this.#ask(all);
    });
  }

  /** Leave what is decided so far; the rest of the turn is decided when it has come. */
  async leaveOrder(): Promise<void> {
    if (this.planner?.ready()) {
      this.#leaving = true;
      await this.planner.send();
      this.#leaving = false;
    } else if (this.done.length > 0) await guarded(this, () => this.#leave(this.done, true));
  }

  /** `part`: more may be to decide in this turn. */
  async #leave(steps: (string | SentMove)[], part: boolean): Promise<boolean> {
    try {
      await post<Order>(this.#at('/order'), { steps, conditions: this.conditions });
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== 'is-your-turn') throw error;
      this.late = true;
      return false;
    }
    toast(t(part ? 'orders-left-part' : 'orders-left-toast'));
    go(`/table/${this.tableId}`);
    return true;
  }

  /** Take back the order that is there. */
  async takeBackOrder(): Promise<void> {
    try {
      this.left = await post<Order>(this.#at('/order/withdraw'), {});
      go(`/table/${this.tableId}`);
    } catch (error) {
      reportError(error);
    }
  }

  override async undo(): Promise<boolean> {
    const before = this.#before.pop();
    if (before === undefined) return false;
    this.said = [];
    await this.#ask(this.done.slice(0, before)).catch(reportError);
    return true;
  }

  protected path(what = ''): string {
    return this.#at(`/order/turn${what}`);
  }

  #at(what: string): string {
    return `/tables/${this.tableId}${what}`;
  }

  async #ask(done: (string | SentMove)[]): Promise<void> {
    const snapshot = await post<Snapshot>(this.path(), { done });
    this.done = done;
    if (done.length === 0) this.said = [];
    this.#seen += 1;
    this.show({ ...snapshot, version: this.#seen, can_undo: done.length > 0 });
  }
}
