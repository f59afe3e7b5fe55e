// What the opponents of the solo game did, taken out of the log and put together as it happens at a table: a marker is
// drawn and everything it brings; the sales of a round; the set-up.
import type { Event, LogEntry } from '../../../wire/types';

export interface Draw {
  kind: 'start' | 'draw' | 'sale';
  /** The log entry it happened in, and its place among the groups of that entry. */
  version: number;
  at: number;
  /** The active good and the decade of the round. */
  good: string | null;
  decade: number;
  events: Event[];
}

const BROUGHT = ['opponent-opens', 'opponent-forward', 'opponent-share', 'disc'];

/** Oldest first. */
export function drawsOf(log: readonly LogEntry[]): Draw[] {
  const draws: Draw[] = [];
  let round: { good: string | null; decade: number } = { good: null, decade: 1 };
  let current: Draw | null = null;
  for (const entry of log) {
    if (entry.undone) continue;
    for (const event of entry.events) {
      if (event.key === 'round') {
        round = { good: String(event.args['good']), decade: Number(event.args['decade']) };
        current = null;
      }
      const kind = kindOf(event, current);
      if (!kind) continue;
      if (!current || current.kind !== kind || event.key === 'drawn') {
        const at = draws.filter(({ version }) => version === entry.version).length;
        current = { kind, version: entry.version, at, ...round, events: [] };
        draws.push(current);
      }
      current.events.push(event);
    }
  }
  return draws;
}

/** Shares come with a draw until its disc has moved; afterwards they are for sales that were too few. */
function kindOf(event: Event, current: Draw | null): Draw['kind'] | null {
  if (event.key === 'opponent-starts') return 'start';
  if (event.key === 'drawn') return 'draw';
  if (event.key === 'opponent-sells') return 'sale';
  if (!BROUGHT.includes(event.key)) return null;
  const drawing = current?.kind === 'draw' && current.events.at(-1)?.key !== 'disc';
  return drawing ? 'draw' : event.key === 'opponent-share' ? 'sale' : null;
}

export const keyOf = (draw: Draw): string => `${draw.version} ${draw.at}`;
