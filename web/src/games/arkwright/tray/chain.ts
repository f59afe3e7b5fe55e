// The plan as it is shown: the same move several times in a row is one link with a count.
import type { Step } from '../play.svelte';

export interface Link {
  /** Index of its first step. */
  at: number;
  times: number;
}

export function chainOf(steps: readonly Pick<Step, 'move'>[]): Link[] {
  const links: Link[] = [];
  steps.forEach((step, at) => {
    const last = links.at(-1);
    if (last && steps[last.at]!.move.text === step.move.text) last.times++;
    // Ending an action is no news: the next link says what comes.
    else if (step.move.kind !== 'done') links.push({ at, times: 1 });
  });
  return links;
}
