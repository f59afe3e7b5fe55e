import type { Args, Event, Reason, Seat } from '../wire/types';
import { has, t, type Words } from './i18n.svelte';

/** Anything that can put a name to a seat; a TableSession is one. */
export interface Names {
  nameOf(seat: Seat): string;
}

/** A cell of the wire as players write it: 0 is a1, columns are letters, rows count from 1 downwards. */
export function cellName(cell: number): string {
  return `${String.fromCharCode(97 + (cell % 16))}${Math.floor(cell / 16) + 1}`;
}

/**
 * Arguments ready for Fluent. `$who` and `$seat` are names: of the seat an argument names, else of the doer; `$owner` is the
 * name of somebody else concerned; what chance or the rules do is done by the table. Cells and phases are written as players
 * call them. All else stays as it came: sentences select on it.
 */
export function argWords(args: Args, names: Names, doer: Seat = -1): Words {
  const words: Words = { ...args };
  const about = typeof args['seat'] === 'number' ? args['seat'] : doer;
  words['who'] = about >= 0 ? names.nameOf(about) : t('who-table');
  if (about >= 0) words['seat'] = words['who'];
  if (typeof args['owner'] === 'number') words['owner'] = names.nameOf(args['owner']);
  if (typeof args['cell'] === 'number') words['cell'] = cellName(args['cell']);
  const phase = `phase-${args['phase']}`;
  if (has(phase)) words['phase'] = t(phase);
  return words;
}

export function eventSentence(event: Event, names: Names): string {
  return t(`event-${event.key}`, argWords(event.args, names, event.seat));
}

/** Where something happened may differ within one sentence; all else must be the same. */
const PLACES = ['cell', 'tent'];

function sameButPlace(one: Event, other: Event): boolean {
  const plain = (event: Event): string =>
    JSON.stringify([event.key, event.seat, Object.entries(event.args).filter(([name]) => !PLACES.includes(name))]);
  return plain(one) === plain(other);
}

/** What happened, in order. A run of the same thing in several places is one sentence where the language has one (`-many`). */
export function eventSentences(events: Event[], names: Names): string[] {
  const told: string[] = [];
  for (let at = 0; at < events.length; ) {
    const first = events[at] as Event;
    let end = at + 1;
    while (end < events.length && sameButPlace(first, events[end] as Event)) end += 1;
    const many = `event-${first.key}-many`;
    if (end - at > 1 && has(many)) {
      const cells = events.slice(at, end).map((event) => argWords(event.args, names)['cell']);
      told.push(t(many, { ...argWords(first.args, names, first.seat), count: end - at, cells: cells.join(', ') }));
      at = end;
    } else {
      told.push(eventSentence(first, names));
      at += 1;
    }
  }
  return told;
}

export function reasonSentence(reason: Reason, names: Names): string {
  return t(`why-${reason.key}`, argWords(reason.args, names));
}

/** `game`: whose error it may be; some are a game's own, such as options that do not go together. */
export function errorSentence(key: string, args: Args, game?: string): string {
  return t(has(`error-${key}`, game) ? `error-${key}` : 'error-unexpected', { key, ...args }, game);
}
