// Usual wishes for a new table, to begin with: everything can still be changed in the form.
import { FOLDERS } from '../../games/folders';
import { firstBot, ladderOf, usualBot } from '../../lib/catalogue.svelte';
import type { Ruleset, SeatWish } from '../../wire/types';

export const PRESETS = ['first', 'alone', 'expert'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Wished {
  options: Record<string, string>;
  seats: SeatWish[];
}

/** Who plays alone has this many opponents where the game needs some. */
const OPPONENTS = 2;

function against(bot: string | undefined, n: number): SeatWish[] {
  return [{ kind: 'me' }, ...Array.from({ length: n }, (): SeatWish => ({ kind: 'bot', ...(bot ? { bot } : {}) }))];
}

/** The preset that these wishes are, if any. */
export function presetOf(ruleset: Ruleset, { options, seats }: Wished): Preset | undefined {
  const chosen = (wished: Wished): string => JSON.stringify([Object.entries(wished.options).sort(), wished.seats.map(({ kind, bot, name }) => [kind, bot ?? '', name ?? null])]);
  const now = chosen({ options, seats });
  return PRESETS.find((preset) => chosen(wishesOf(ruleset, preset)) === now);
}

/** The easier set-up where the ruleset has one, the game alone, or its expert options against the strongest bot. */
export function wishesOf({ id, game, seats, options, bots }: Ruleset, preset: Preset): Wished {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const usual = Object.fromEntries(options.map((option) => [option.key, option.default]));
  if (preset === 'first') {
    const easy = options.filter(({ values }) => values.includes('beginner')).map(({ key }) => [key, 'beginner']);
    return { options: { ...usual, ...Object.fromEntries(easy) }, seats: against(firstBot(bots), Math.max(least, 2) - 1) };
  }
  if (preset === 'alone') return { options: usual, seats: against(usualBot(bots), least === 1 ? 0 : Math.min(most - 1, OPPONENTS)) };
  return { options: { ...usual, ...FOLDERS.get(game)?.expert?.[id] }, seats: against(ladderOf(bots).at(-1)?.id, Math.max(least, 2) - 1) };
}
