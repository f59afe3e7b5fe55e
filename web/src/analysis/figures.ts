// Candidates as readers see them: their letters, their place on the scale of differences, and what they say together.
import type { Candidate, PlanWorth } from '../wire/types';

/** P for what was played, A, B, C for the others in their order. */
export function lettersOf(rows: readonly Candidate[]): string[] {
  let others = 0;
  return rows.map(({ played }) => (played ? 'P' : String.fromCharCode(65 + others++)));
}

/** Where a difference and its ends lie on a scale that holds all of them, and where no difference is. */
export function whisker(worth: PlanWorth, all: readonly PlanWorth[], width: number): { zero: number; low: number; mean: number; high: number } {
  const [left, right] = [Math.min(0, ...all.map(({ gap, gap_spread }) => gap - gap_spread)), Math.max(0, ...all.map(({ gap, gap_spread }) => gap + gap_spread))];
  const x = (n: number): number => Math.round((6 + ((n - left) / Math.max(1e-9, right - left)) * (width - 12)) * 10) / 10;
  return { zero: x(0), low: x(worth.gap - worth.gap_spread), mean: x(worth.gap), high: x(worth.gap + worth.gap_spread) };
}

/** The best candidate that is clearly better than what was played; null if none is, or nothing was played. */
export function clearlyBetter(rows: readonly Candidate[]): Candidate | null {
  const best = rows[0];
  if (!rows.some(({ played }) => played) || !best || best.played) return null;
  return best.worth && best.worth.clear && best.worth.gap > 0 ? best : null;
}

/** The candidate that is drawn next to what was played unless the reader chooses another: the best other one. */
export const rivalOf = (rows: readonly Candidate[]): number => rows.findIndex(({ played }) => !played);
