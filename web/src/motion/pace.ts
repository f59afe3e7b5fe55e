// How long things take, in milliseconds (the look's table of motions). One thing moves at a time.

/** Milliseconds for the move of a piece; on a track, for each space and at most. */
export const STEP = 240;
export const TRACK = 720;
/** What is left of a turn when the next one comes. */
export const HURRY = 120;
/** All of another's turn. */
export const WHOLE = 1_600;
/** A figure counts. */
export const COUNT = 400;

export interface Slot {
  start: number;
  length: number;
}

export const lengthOf = (spaces: number): number => Math.min(TRACK, STEP * spaces);

/** One after the other; what would take longer than all of it may is hurried, and in the end overlaps. */
export function slots(lengths: readonly number[], whole = WHOLE): Slot[] {
  const wished = lengths.reduce((sum, length) => sum + length, 0);
  const quick = wished > whole ? lengths.map((length) => Math.max(HURRY, Math.floor((length * whole) / wished))) : [...lengths];
  const last = quick.at(-1) ?? 0;
  const lead = quick.reduce((sum, length) => sum + length, 0) - last;
  const squeeze = lead + last > whole ? (whole - last) / lead : 1;
  let start = 0;
  return quick.map((length) => {
    const slot = { start: Math.round(start), length };
    start += length * squeeze;
    return slot;
  });
}

/** Side by side, each a little after the other. */
export function apart(lengths: readonly number[], between = HURRY): Slot[] {
  return lengths.map((length, i) => ({ start: i * between, length }));
}
