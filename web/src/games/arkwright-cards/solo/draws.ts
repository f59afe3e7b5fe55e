// What the opponents of the solo game did, taken out of the log and put together round by round: the marker that was
// drawn and everything it brought, then their sales.
import type { Event, LogEntry } from '../../../wire/types';

export interface Draw {
  /** The active good of the round; null for their first factories. */
  good: string | null;
  decade: number;
  events: Event[];
}

const THEIRS = ['opponent-starts', 'drawn', 'opponent-opens', 'opponent-forward', 'opponent-share', 'opponent-sells', 'disc'];

/** Oldest first. */
export function drawsOf(log: readonly LogEntry[]): Draw[] {
  const draws: Draw[] = [];
  let round: Omit<Draw, 'events'> = { good: null, decade: 1 };
  /** More people earn when an opponent opens a factory too; only that belongs here. */
  let drawing = false;
  for (const event of log.flatMap((entry) => (entry.undone ? [] : entry.events))) {
    if (event.key === 'round') round = { good: String(event.args['good']), decade: Number(event.args['decade']) };
    if (event.key === 'drawn') drawing = true;
    if (THEIRS.includes(event.key) || (drawing && event.key === 'more-workers')) {
      const last = draws.at(-1);
      if (last && keyOf(last) === keyOf(round)) last.events.push(event);
      else draws.push({ ...round, events: [event] });
    }
    if (event.key === 'disc') drawing = false;
  }
  return draws;
}

export const keyOf = (draw: Omit<Draw, 'events'>): string => `${draw.decade} ${draw.good}`;
