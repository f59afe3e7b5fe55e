import { FOLDERS } from '../games/folders';

/** Number of rounds with the guide; afterwards the learner plays alone. */
export const GUIDED = 2;

/** Moves that end a decision belong to it. */
const ENDS = ['done', 'end'];

/** How many of these moves belong to the first decision among them. */
export function firstDecision(game: string, moves: readonly { kind: string }[]): number {
  const decision = FOLDERS.get(game)?.guide?.decision;
  if (!decision) return moves.length;
  const first = decision(moves[0]?.kind ?? '', '');
  let before = first;
  const end = moves.findIndex(({ kind }) => (before = ENDS.includes(kind) ? before : decision(kind, before)) !== first);
  return end < 0 ? moves.length : end;
}

export const chapterOfPhase = (game: string, phase: string): string => FOLDERS.get(game)?.guide?.chapters[phase] ?? phase;
