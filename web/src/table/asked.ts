// What the server reckons for a table beside its view. Null when that cannot be said, or nobody can be asked.
import { asSent, type Sent } from '../lib/offer';
import { ApiError, get, NoAnswer, post } from '../wire/http';
import type { Looked, Standing } from '../wire/types';

interface AtTable {
  readonly id: string;
  readonly version: number;
  readonly kept: boolean;
}

/** What may still happen after these moves, which are about this version of the table, in the game's own shape. */
export async function outlookOf(table: AtTable, moves: readonly Sent[], version = table.version): Promise<unknown> {
  if (!table.kept || version !== table.version) return null;
  return orNull(post<Looked>(`/tables/${table.id}/outlook`, { version, moves: moves.map(asSent) }).then(({ outlook }) => outlook));
}

/** What the final count would have given from cycle to cycle. */
export async function standingOf(table: AtTable): Promise<Standing[] | null> {
  if (!table.kept) return null;
  return orNull(get<{ standing: Standing[] }>(`/tables/${table.id}/standing`).then(({ standing }) => standing));
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
    return null;
  }
}
