// What the server computes for a table on request. Null when there is no answer.
import { asSent, type Sent } from './offer';
import { ApiError, get, NoAnswer, post } from '../../wire/http';
import type { Answered, Looked, Standing } from '../../wire/types';

interface AtTable {
  address(more: string): string;
  readonly version: number;
  readonly kept: boolean;
}

/** What may still happen after these moves at this version of the table, in the game's own shape. */
export async function outlookOf(table: AtTable, moves: readonly Sent[], version = table.version): Promise<unknown> {
  if (!table.kept || version !== table.version) return null;
  return orNull(post<Looked>(table.address('/outlook'), { version, moves: moves.map(asSent) }).then(({ outlook }) => outlook));
}

/** What each answer to the question after these moves would bring, in the game's own shape. */
export async function answersOf(table: AtTable, moves: readonly Sent[]): Promise<unknown> {
  if (!table.kept) return null;
  return orNull(post<Answered>(table.address('/answers'), { version: table.version, moves: moves.map(asSent) }).then(({ answers }) => answers));
}

/** What the final count would have given from cycle to cycle. */
export async function standingOf(table: AtTable): Promise<Standing[] | null> {
  if (!table.kept) return null;
  return orNull(get<{ standing: Standing[] }>(table.address('/standing')).then(({ standing }) => standing));
}

/** Asks after some milliseconds, so that of several requests in a row only the last one is made. Returns a function that drops it. */
export function askLater(wait: number, ask: () => Promise<unknown>, take: (found: unknown) => void): () => void {
  let over = false;
  const timer = setTimeout(() => void ask().then((found) => over || take(found)), wait);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
    return null;
  }
}
