import { parse } from '../lib/router.svelte';

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** Where a costly decision is looked at: its moment, with both plans drawn on the board. */
export function lookPath(id: string, n: number): string {
  const look = `/analysis/${encodeURIComponent(id)}/${n}/look`;
  return parse(look).page === 'unknown' ? tablePath(id) : look;
}

/** Where a moment of a game can be looked at: the analysis where there is one, else the table. */
export function momentPath(id: string, n: number): string {
  const analysis = `/analysis/${encodeURIComponent(id)}/${n}`;
  return parse(analysis).page === 'unknown' ? tablePath(id) : analysis;
}
