// A plan outlives a reload of its page and is the same in every tab: its moves are kept in this browser, with the seat and
// the version they belong to. The server keeps no lesson, so a plan made in one lasts as long as its tab.
import type { Wish } from '../session/offer';

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
  /** At a device that several people share. */
  readonly drawer?: Keeper | null;
}

/** A store of texts by name, such as this browser's. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (table: string): string => `arktable.plan.${table}`;
const storageOf = ({ kept, drawer }: Pick<PlannedAt, 'kept' | 'drawer'>): Keeper => drawer ?? (kept ? localStorage : sessionStorage);

function read(table: PlannedAt): Kept | null {
  try {
    return JSON.parse(storageOf(table).getItem(nameOf(table.id)) ?? 'null') as Kept | null;
  } catch {
    // Storage may be forbidden, or hold something else: then there is no plan.
    return null;
  }
}

/** The moves that are planned at this table; null where the plan belongs to another seat or to another version of the table. */
export function planAt(table: PlannedAt): Wish[] | null {
  const kept = read(table);
  if (!kept) return [];
  return kept.seat === table.you && kept.version === table.version ? kept.moves : null;
}

/** The same, but empty instead of a plan of another position; a plan of an earlier version is deleted. */
export function keptPlan(table: PlannedAt): Wish[] {
  const kept = read(table);
  if (kept && kept.version < table.version) keepPlan(table, []);
  return planAt(table) ?? [];
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

/** Calls back whenever another tab has changed the plan of this table; returns a function that stops this. */
export function onPlanElsewhere(table: string, call: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === nameOf(table)) call();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
