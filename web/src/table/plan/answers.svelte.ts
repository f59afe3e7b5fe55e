// What each answer to the question in the tray would bring: asked of the server once for all of them.
import type { TableSession } from '../session/table.svelte';
import { keyOf, type Wish } from '../session/offer';
import { answersOf, askLater } from '../session/asked';

/** Milliseconds to wait: while steps are added one after the other, only the last question is asked about. */
const WAIT = 60;

export class Answers<A> {
  /** Null until the server has answered, and where it has nothing to say. */
  value: A | null = $state.raw(null);
  #known = '';

  /** `asked` gives the moves before the question; null: nothing is asked that has figures. Create it while the table's component is created. */
  constructor(table: TableSession, asked: () => readonly Wish[] | null) {
    $effect(() => {
      const moves = asked();
      const about = moves ? [table.version, ...moves.map(keyOf)].join('; ') : '';
      if (about === this.#known) return undefined;
      this.value = null;
      this.#known = '';
      if (!moves) return undefined;
      return askLater(WAIT, () => answersOf(table, moves), (found) => {
        this.#known = about;
        this.value = found as A | null;
      });
    });
  }
}
