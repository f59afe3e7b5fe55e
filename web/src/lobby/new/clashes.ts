import { choiceWords } from '../../lib/catalogue.svelte';
import { errorSentence } from '../../lib/text/words';
import type { Args, Ruleset } from '../../wire/types';

/** A refusal of the server, or one that is known beforehand. */
export interface Refusal {
  key: string;
  args: Args;
}

export const isClash = (key: string): boolean => key === 'module-clash' || key === 'module-needs' || key.startsWith('clash-');

/** The first two choices that do not fit together, so that the form can say so before anything is sent. The server has the last word. */
export function clashOf(ruleset: Ruleset, chosen: Record<string, string>): Refusal | null {
  const is = (part: string): boolean => {
    const [key = '', value] = partOf(part);
    return chosen[key] === value;
  };
  const found = ruleset.clashes.find(({ first, second, needed, unless }) => is(first) && is(second) !== needed && !(unless && is(unless)));
  return found ? { key: found.key, args: { first: found.first, second: found.second } } : null;
}

const partOf = (part: string): string[] => part.split('=');

/** `steam-power=on` is "Steam power", `events=shuffled` is "Events: Shuffled". */
export function partWords(game: string, part: string): string {
  const [key = '', value = ''] = partOf(part);
  return choiceWords(game, key, value);
}

/** Why a table is not opened, with the options called as the form calls them. */
export function refusalSentence(ruleset: Ruleset, chosen: Record<string, string>, { key, args }: Refusal): string {
  const [first, second] = [String(args['first'] ?? ''), String(args['second'] ?? '')];
  const words = { ...args, first: partWords(ruleset.game, first), second: partWords(ruleset.game, second) };
  const [other = '', value] = partOf(second);
  // What one option needs and the other does not give is no clash of the two.
  if (key === 'module-clash' && chosen[other] !== undefined && chosen[other] !== value) return errorSentence('module-needs', words, ruleset.game);
  return errorSentence(key, words, ruleset.game);
}
