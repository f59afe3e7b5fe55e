// A plan outlives a reload of its page: the moves are kept in this tab, with the seat and the version they belong to.
import type { Wish } from './offer';

interface Kept {
  seat: number;
  version: number;
  moves: Wish[];
}

const nameOf = (table: string): string => `arktable.plan.${table}`;

/** The moves that were planned at this table, if it still stands where it stood. */
export function keptPlan(table: string, seat: number, version: number): Wish[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(table)) ?? 'null') as Kept | null;
    return kept && kept.seat === seat && kept.version === version ? kept.moves : [];
  } catch {
    // Storage may be forbidden, or hold something else: then there is no plan.
    return [];
  }
}

export function keepPlan(table: string, seat: number, version: number, moves: readonly Wish[]): void {
  try {
    if (moves.length === 0) sessionStorage.removeItem(nameOf(table));
    else sessionStorage.setItem(nameOf(table), JSON.stringify({ seat, version, moves: moves.map(({ kind, args }) => ({ kind, args })) } satisfies Kept));
  } catch {
    // Storage may be full or forbidden: the plan then lasts until the page is closed.
  }
}
