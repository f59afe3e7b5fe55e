// The plan as it is shown: the same move several times in a row is one link with a count.
import type { Move } from '../../lib/offer';

export interface Link {
  /** Index of its first step. */
  at: number;
  times: number;
}

export function chainOf(steps: readonly { move: Move }[]): Link[] {
  const links: Link[] = [];
  steps.forEach(({ move: { kind, text } }, at) => {
    const last = links.at(-1);
    if (last && steps[last.at]!.move.text === text) last.times++;
    // Ending an action is no news: the next link says what comes.
    else if (kind !== 'done') links.push({ at, times: 1 });
  });
  return links;
}
