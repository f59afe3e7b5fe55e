import type { Values } from './numbers';

/** A cell: a text as it stands, a word of the game, or a list of words with what follows each. */
export type Cell = string | { word: string } | { words: { word: string; after: string }[] };

/** A table that is made from the numbers of the sheet. The first row is its head, the first cell of a row the head of that row. */
export type Table = (values: Values) => Cell[][];

/** A value of the sheet of which the game's files say what it is. */
export const at = <T>(values: Values, key: string): T => values[key] as T;

/** The keys of the sheet that a table is made from. */
export function keysRead(table: Table, values: Values): string[] {
  const keys = new Set<string>();
  table(new Proxy(values, { get: (all, key: string) => (keys.add(key), all[key]) }));
  return [...keys];
}
