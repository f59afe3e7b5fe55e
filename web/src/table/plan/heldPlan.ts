// A plan while somebody else decides again, and in the store of this browser.
import { keyOf, type Wish } from '../session/offer';
import { keepPlan, type PlannedAt } from './keptPlan';

/** What was decided and not sent when this seat was last asked: it waits here, and is stored for the present version of the table. */
export class HeldPlan {
  moves: readonly Wish[] = [];
  #table: PlannedAt;
  #at = 0;
  /** The plan as it was read from the store or written: it is not written back, even if only a part of it was still possible. */
  #known = '';

  constructor(table: PlannedAt) {
    this.#table = table;
  }

  /** It is in the store for the present version; another tab may have changed it there. */
  get isStored(): boolean {
    return this.#at === this.#table.version;
  }

  store(): void {
    this.#at = this.#table.version;
    const now = this.#signature(this.moves);
    if (now === this.#known) return;
    this.#known = now;
    keepPlan(this.#table, this.moves);
  }

  /** The store has these moves already. */
  isIn(moves: readonly Wish[]): void {
    this.#known = this.#signature(moves);
  }

  #signature(moves: readonly Wish[]): string {
    return moves.length > 0 ? [this.#table.version, ...moves.map(keyOf)].join('; ') : '';
  }
}
