// What may still happen before the next production: asked of the server, apart from the view, for every step of a plan.
import type { AnyPlan } from './plan.svelte';
import { askLater, outlookOf } from '../session/asked';

/** What the players who still act do: nothing relevant, the same again, or their best reply. */
export const READINGS = ['hold', 'repeat', 'best'] as const;
export type Reading = (typeof READINGS)[number];

/** Milliseconds to wait: steppers are pressed several times in a row, and only the last position is requested. */
const WAIT = 150;

export class Outlook<O> {
  /** The last answer; it may belong to the step before. */
  latest: O | null = $state.raw(null);
  /** The answer about the plan as it stands. */
  value: O | null = $state.raw(null);
  reading: Reading = $state('hold');

  /** Create it while the table's component is created. */
  constructor(play: AnyPlan) {
    $effect(() => {
      const { table, steps } = play;
      // A last step that reveals something hidden is left out of the request.
      const moves = steps.filter(({ view }) => view).map(({ move }) => move);
      void table.version;
      this.value = null;
      if (!table.live || play.base.over || table.brief.ended || play.base.viewer < 0 || play.trying) return undefined;
      return askLater(WAIT, () => outlookOf(table, moves), (found) => (this.value = this.latest = found as O | null));
    });
  }
}
