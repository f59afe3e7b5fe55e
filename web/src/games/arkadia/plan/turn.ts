// The moves of a turn, taken apart: what is decided, and what lies in the hand and may still be changed.
import type { Wish } from '../../../table/session/offer';

/** Decisions that are sent as soon as they are made: what follows them shows only then, or is somebody else's. */
const LAST = new Set(['take', 'take-stack', 'end']);
/** Decisions that are chosen with hands: a place, a piece, a number. */
const CHOSEN = new Set(['lot', 'card', 'lay', 'castle', 'sell']);

export interface Apart {
  steps: Wish[];
  /** The last decision, if it is one that is chosen and then confirmed. */
  hand: Wish[];
}

/** Is there a plan for such moves? */
export function isPlanned(moves: readonly Wish[]): boolean {
  const first = moves[0]?.kind;
  return first !== undefined && first !== 'done' && !LAST.has(first);
}

/** A tile belongs to its card, and the sales of a turn to each other. The button that confirms them adds what closes them. */
export function apart(moves: readonly Wish[]): Apart {
  const last = moves.findIndex(({ kind }) => LAST.has(kind));
  const known = last < 0 ? moves : moves.slice(0, last);
  const end = known.at(-1)?.kind === 'done' ? known.length - 1 : known.length;
  let at = end;
  if (CHOSEN.has(known[at - 1]?.kind ?? '')) at -= 1;
  const kind = known[at]?.kind;
  if (kind === 'lay' && known[at - 1]?.kind === 'card') at -= 1;
  while (kind === 'sell' && known[at - 1]?.kind === 'sell') at -= 1;
  return { steps: known.slice(0, at), hand: known.slice(at, end) };
}
