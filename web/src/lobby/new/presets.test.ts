import { expect, test } from 'vitest';
import { levelOf } from '../../lib/catalogue.svelte';
import type { BotChoice, Ruleset } from '../../wire/types';
import { PRESETS, presetOf, wishesOf } from './presets';

const bot = (id: string, place?: number): BotChoice => ({ id, thinks: false, seconds: 0, ...(place ? { strength: { place } } : {}) }) as unknown as BotChoice;
const BOTS = [bot('random', 1), bot('greedy', 3), bot('by-the-book', 1.5), bot('gentle', 2), bot('search', 4)];
const ruleset = (seats: number[], more: Partial<Ruleset> = {}): Ruleset =>
  ({ id: 'r', game: 'g', seats, bots: BOTS, options: [{ key: 'setup', values: ['standard', 'beginner'], default: 'standard', seats }], ...more }) as unknown as Ruleset;

test('a first game is the easier one against a gentle bot', () => {
  expect(wishesOf(ruleset([2, 3, 4]), 'first')).toEqual({ options: { setup: 'beginner' }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }] });
});

test('alone one plays against bots, or by the rules for one', () => {
  expect(wishesOf(ruleset([2, 3, 4]), 'alone').seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
  expect(wishesOf(ruleset([1, 2]), 'alone').seats).toEqual([{ kind: 'me' }]);
});

test('experts meet the strongest bot with the options that the game declares', () => {
  const { options, seats } = wishesOf(ruleset([1, 2, 3, 4], { id: 'arkwright-cards', game: 'arkwright-cards' }), 'expert');
  expect([options['restrictions'], options['setup'], seats]).toEqual(['on', 'standard', [{ kind: 'me' }, { kind: 'bot', bot: 'search' }]]);
});

test('a preset is recognised until something is changed', () => {
  for (const seats of [[2, 3, 4], [1, 2, 3, 4]]) {
    for (const preset of PRESETS) expect(presetOf(ruleset(seats), wishesOf(ruleset(seats), preset))).toBe(preset);
  }
  const { options, seats } = wishesOf(ruleset([2, 3, 4]), 'first');
  expect(presetOf(ruleset([2, 3, 4]), { options, seats: [...seats, { kind: 'open' }] })).toBeUndefined();
  expect(presetOf(ruleset([2, 3, 4]), { options: { setup: 'standard' }, seats })).toBeUndefined();
});

test('levels count from the weakest bot, in whole numbers', () => {
  expect(['random', 'by-the-book', 'gentle', 'greedy', 'search'].map((id) => levelOf(BOTS, id)?.n)).toEqual([1, 2, 3, 4, 5]);
  expect(levelOf(BOTS, 'search')?.of).toBe(5);
  expect(levelOf([bot('hal')], 'hal')).toBeNull();
});
