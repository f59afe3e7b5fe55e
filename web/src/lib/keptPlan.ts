// A plan outlives a reload of its page and is the same in every tab: its moves are kept in this browser, with the seat and
// the version they belong to. The server keeps no lesson, so a plan made in one lasts as long as its tab.
import type { Wish } from './offer';

interface Kept {
  seat: number;
  version: number;
  moves: Wish[];
}

/** The table that a plan belongs to. */
export interface PlannedAt {
  readonly id: string;
  readonly you: number;
  readonly version: number;
  readonly kept: boolean;
}

const nameOf = (table: string): string => `arktable.plan.${table}`;
const storageOf = ({ kept }: PlannedAt): Storage => (kept ? localStorage : sessionStorage);

/** The moves that were planned at this table, if it still stands where it stood; an older plan is let go. */
export function keptPlan(table: PlannedAt): Wish[] {
  try {
    const kept = JSON.parse(storageOf(table).getItem(nameOf(table.id)) ?? 'null') as Kept | null;
    if (kept && kept.version < table.version) storageOf(table).removeItem(nameOf(table.id));
    return kept && kept.seat === table.you && kept.version === table.version ? kept.moves : [];
  } catch {
    // Storage may be forbidden, or hold something else: then there is no plan.
    return [];
  }
}

export function keepPlan(table: PlannedAt, moves: readonly Wish[]): void {
  try {
    const { id, you: seat, version } = table;
    if (moves.length === 0) storageOf(table).removeItem(nameOf(id));
    else storageOf(table).setItem(nameOf(id), JSON.stringify({ seat, version, moves: moves.map(({ kind, args }) => ({ kind, args })) } satisfies Kept));
  } catch {
    // Storage may be full or forbidden: the plan then lasts until the page is closed.
  }
}

/** Calls whenever another tab has changed the plan of this table; gives what ends it. */
export function onPlanElsewhere(table: string, call: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === nameOf(table)) call();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
