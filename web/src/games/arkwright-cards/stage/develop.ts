// What a step on a development track leads to.

export interface Ahead {
  value: number;
  steps: number;
}

/** The next other number of a track and the steps to it, since neighbouring spaces may show the same; null at the end. */
export function nextValue(track: readonly number[], at: number): Ahead | null {
  const found = track.findIndex((value, space) => space > at && value !== track[at]);
  return found < 0 ? null : { value: track[found]!, steps: found - at };
}
