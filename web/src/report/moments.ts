import { parse } from '../lib/router.svelte';

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** Where a moment of a game can be looked at: the analysis where there is one, else the table. */
export function momentPath(id: string, n: number): string {
  const analysis = `/analysis/${encodeURIComponent(id)}/${n}`;
  return parse(analysis).page === 'unknown' ? tablePath(id) : analysis;
}
