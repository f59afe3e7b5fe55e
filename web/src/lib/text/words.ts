import type { Args, Event, Reason, Seat, Told } from '../../wire/types';
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

/** Can two events be told in one sentence? They need the same key and seat, and equal values of the arguments that the game names. */
function alike(one: Event, other: Event, same: string[]): boolean {
  const plain = (event: Event): string => JSON.stringify([event.key, event.seat, same.map((name) => event.args[name])]);
  return plain(one) === plain(other);
}

/** The events in order, grouped by sentence. */
export function runsOf(events: readonly Event[], names: Names): Event[][] {
  const runs: Event[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const same = run && names.told.many[event.key];
    if (same && alike(run[0]!, event, same)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/**
 * The arguments of a run of events: those of the first one, how many there are, the squares of all, and with `_last` behind
 * their names the arguments of the last one.
 */
export function runWords(run: readonly Event[], names: Names): Words {
  const [first, last] = [run[0]!, run.at(-1)!];
  const { kinds } = names.told;
  const cells = run.flatMap(({ args }) => Object.keys(args).filter((name) => kinds[name] === 'cell').map((name) => args[name]));
  const ends = Object.fromEntries(Object.entries(last.args).map(([name, value]) => [`${name}_last`, value]));
  return { ...ends, ...argWords(first.args, names, first.seat), count: run.length, cells: cells.join(', ') };
}

/** What happened, in order. A run of the same thing is one sentence where the game has one (`-many`). */
export function eventSentences(events: readonly Event[], names: Names): string[] {
  return runsOf(events, names).map((run) => (run.length > 1 ? t(`event-${run[0]!.key}-many`, runWords(run, names)) : eventSentence(run[0]!, names)));
}

export function reasonSentence(reason: Reason, names: Names): string {
  return t(`why-${reason.key}`, argWords(reason.args, names));
}

/** `game`: whose error it may be; some are a game's own, such as options that do not go together. */
export function errorSentence(key: string, args: Args, game?: string): string {
  return t(has(`error-${key}`, game) ? `error-${key}` : 'error-unexpected', { key, ...args }, game);
}
