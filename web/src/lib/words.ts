import type { Args, Event, Reason, Seat, Told } from '../wire/types';
import { has, t, type Words } from './i18n.svelte';

/** Anything that can put a name to a seat and knows what kind of thing an argument is; a TableSession is one. */
export interface Names {
  nameOf(seat: Seat): string;
  told: Told;
}

function worded(kind: string | undefined, value: Args[string], names: Names): Words[string] {
  if (kind === 'seat') return names.nameOf(Number(value));
  return kind === 'phase' && has(`phase-${value}`) ? t(`phase-${value}`) : value;
}

/**
 * Arguments ready for Fluent: seats become names and phases what players call them, by the kinds the game declares. All else
 * stays as it came: sentences select on it. `$who` is the doer; what chance or the rules do is done by the table.
 */
export function argWords(args: Args, names: Names, doer: Seat = -1): Words {
  const words = Object.entries(args).map(([name, value]) => [name, worded(names.told.kinds[name], value, names)]);
  return { ...Object.fromEntries(words), who: doer >= 0 ? names.nameOf(doer) : t('who-table') };
}

export function eventSentence(event: Event, names: Names): string {
  return t(`event-${event.key}`, argWords(event.args, names, event.seat));
}

/** Can two events be told in one sentence? The same was done by the same, and what the game says must agree does. */
function alike(one: Event, other: Event, same: string[]): boolean {
  const plain = (event: Event): string => JSON.stringify([event.key, event.seat, same.map((name) => event.args[name])]);
  return plain(one) === plain(other);
}

/** What happened, in order. A run of the same thing is one sentence where the game has one (`-many`). */
export function eventSentences(events: Event[], names: Names): string[] {
  const told: string[] = [];
  for (let at = 0; at < events.length; ) {
    const first = events[at] as Event;
    let end = at + 1;
    const same = names.told.many[first.key];
    while (same && end < events.length && alike(first, events[end] as Event, same)) end += 1;
    if (end - at > 1) {
      const { kinds } = names.told;
      const cells = events.slice(at, end).flatMap(({ args }) => Object.keys(args).filter((name) => kinds[name] === 'cell').map((name) => args[name]));
      told.push(t(`event-${first.key}-many`, { ...argWords(first.args, names, first.seat), count: end - at, cells: cells.join(', ') }));
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
