import type { Args, Event, Reason, Seat } from '../wire/types';
import { has, t, type Words } from './i18n.svelte';

/** Anything that can put a name to a seat; a TableSession is one. */
export interface Names {
  nameOf(seat: Seat): string;
}

/** A game may turn its own arguments (cards, cells, families) into words before a sentence is made of them. */
export type ArgWords = (args: Args, names: Names) => Words;

let gameWords: ArgWords = (args) => args;

/** Called by a game's component when it opens; one game is open at a time. */
export function useArgWords(words: ArgWords): void {
  gameWords = words;
}

/**
 * Arguments ready for Fluent: `$who` is the doer's name, `$seat` (when an argument names a seat) that player's name; all
 * others as the game words them.
 */
export function argWords(args: Args, names: Names, doer: Seat = -1): Words {
  const words: Words = { ...gameWords(args, names) };
  if (doer >= 0) words['who'] = names.nameOf(doer);
  if (typeof args['seat'] === 'number') words['seat'] = names.nameOf(args['seat']);
  return words;
}

export function eventSentence(event: Event, names: Names): string {
  return t(`event-${event.key}`, argWords(event.args, names, event.seat));
}

export function reasonSentence(reason: Reason, names: Names): string {
  return t(`why-${reason.key}`, argWords(reason.args, names));
}

export function errorSentence(key: string, args: Args): string {
  return has(`error-${key}`) ? t(`error-${key}`, args) : t('error-unexpected', { key });
}
