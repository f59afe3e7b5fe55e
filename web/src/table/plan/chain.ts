// The plan as it is shown: the same move several times in a row is one link with a count.
import { keyOf, type Wish } from '../session/offer';

export interface Link {
  /** Index of its first step. */
  at: number;
  times: number;
}

export function chainOf(steps: readonly { move: Wish }[]): Link[] {
  const links: Link[] = [];
  steps.forEach(({ move }, at) => {
    const last = links.at(-1);
    if (last && keyOf(steps[last.at]!.move) === keyOf(move)) last.times++;
    // The end of an action is not shown: the next link says what follows.
    else if (move.kind !== 'done') links.push({ at, times: 1 });
  });
  return links;
}
