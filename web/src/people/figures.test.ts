// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Game } from '../wire/distance';
import { byPlace, meanPlace, ratingWords } from './figures';

test('the mean place counts each place as often as it was reached', () => {
  expect([meanPlace([2, 1]), meanPlace([0, 0, 3]), meanPlace([])]).toEqual(['1.3', '3.0', '–']);
});

test('a rating has its interval', () => {
  expect(ratingWords({ value: 1181, spread: 54 })).toBe('1181 ± 54');
});

test('the best are first, and those whose place is not known last', () => {
  const game = { seats: [{ seat: 0, who: 'guest' }, { seat: 1, who: 'bot', place: 2 }, { seat: 2, who: 'player', place: 1 }] } as unknown as Game;
  expect(byPlace(game).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});
