import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../lib/i18n.svelte';
import { chainOf } from '../../table/plan/chain';
import { view } from './fixture';
import { parseMove } from './moves';
import { change, figure, moveWords, pounds } from './words';

beforeAll(() => {
  addMessages('en', readFileSync(join(import.meta.dirname, 'locales/en.ftl'), 'utf8'));
  addMessages('en', readFileSync(join(import.meta.dirname, '../../../../src/arktable/games/arkwright_cards/locales/en.ftl'), 'utf8'));
});

const MOVES = [
  'found food', 'build', 'employ', 'automate', 'quality', 'distribution', 'exchange', 'extra', 'early', 'pass', 'open food', 'upgrade food', 'invent food', 'hire food',
  'machine food 1', 'lift quality-1', 'lay quality-1 food 2', 'buy 3', 'buy 0', 'loan 2', 'ships', 'run food 1', 'load food 2', 'sail', 'sail trade-office', 'set 1 office',
  'develop quality', 'take patent', 'pick 2', 'discard patent', 'foreman food', 'broker 2', 'inventor', 'reactivate patron-food-clothes', 'patron patron-food-clothes', 'extra-shift',
  'extra-shift food', 'sell 2', 'sell 0', 'ship 3', 'ship 0', 'ship 3 trade-office', 'waste food', 'entrepreneur', 'name 2', 'behind', 'award tycoon', 'done',
];

test('every move of the notation has words', () => {
  const shown = view({ grid: [{ card: 'patent', disc: null }, { card: 'engineer', disc: 'first' }] });
  const told = MOVES.map((move) => moveWords(move, shown, (seat) => `Seat ${seat}`));
  expect(told.filter((words) => /arkwright-cards-|[{}]/.test(words))).toEqual([]);
  expect(told[MOVES.indexOf('set 1 office')]).toBe('Price £8, appeal 5');
  expect(told[MOVES.indexOf('pick 2')]).toContain('engineer');
  expect(told[MOVES.indexOf('name 2')]).toBe('Seat 1 begins');
  expect(told[MOVES.indexOf('ship 3 trade-office')]).toContain('trade office');
});

test('moves are taken apart', () => {
  expect(parseMove('lay engineer lamps 6')).toEqual({ text: 'lay engineer lamps 6', kind: 'lay', piece: 'engineer', good: 'lamps', n: 6 });
  expect(parseMove('set 1 office quality-2')).toEqual({ text: 'set 1 office quality-2', kind: 'set', n: 1, turned: ['office', 'quality-2'] });
  expect(parseMove('patron patron-food-clothes').card).toBe('patron-food-clothes');
});

test('money has its sign before the pound, scales a true minus', () => {
  expect([pounds(-3), change(-3), change(3), change(2, false), change(0), figure(-2)]).toEqual(['−£3', '−£3', '+£3', '+2', '£0', '−2']);
});

test('the plan counts repeated moves and leaves endings out', () => {
  const steps = ['employ', 'hire food', 'hire food', 'done', 'set 1'].map((text) => ({ move: { text } }));
  expect(chainOf(steps)).toEqual([{ at: 0, times: 1 }, { at: 1, times: 2 }, { at: 4, times: 1 }]);
});
