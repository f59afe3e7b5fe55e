// The plan as it is shown: the same move several times in a row is one link with a count.
export interface Link {
  /** Index of its first step. */
  at: number;
  times: number;
}

export function chainOf(steps: readonly { move: { text: string } }[]): Link[] {
  const links: Link[] = [];
  steps.forEach(({ move: { text } }, at) => {
    const last = links.at(-1);
    if (last && steps[last.at]!.move.text === text) last.times++;
    // Ending an action is no news: the next link says what comes.
    else if (text !== 'done') links.push({ at, times: 1 });
  });
  return links;
}
