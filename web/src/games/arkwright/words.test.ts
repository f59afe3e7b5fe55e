import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../lib/i18n.svelte';
import { offerItems } from './company/mat';
import { rowSlots } from './company/slots';
import { factoryButtons } from './company/factoryMoves';
import { kit, view } from './fixture';
import { Offer, parseMove } from './moves';
import { chainOf } from '../../table/plan/chain';
import { change, moveWords, pounds } from './words';

beforeAll(() => {
  addMessages('en', readFileSync(join(import.meta.dirname, 'locales/en.ftl'), 'utf8'));
  addMessages('en', readFileSync(join(import.meta.dirname, '../../../../src/arktable/games/arkwright/locales/en.ftl'), 'utf8'));
});

const MOVES = [
  'found food 6', 'place quality 6 pay 6', 'reuse quality pay 6', 'build food 2', 'build food 2 developer', 'modernise food',
  'modernise food developer', 'close food', 'price food 7', 'hire food', 'hire row-1', 'fire food', 'shift row-1 column-food',
  'machine food 2', 'send food', 'send row-1', 'send fired', 'raise food', 'promote food', 'patent', 'buy 3', 'sell 1', 'repay 1',
  'goods food 2', 'contract food 6', 'deliver food 6', 'produce food 2', 'tile broker', 'marker light-quality', 'ship 4', 'return broker',
  'foreman food', 'workshop food', 'half-price 2', 'replace 1', 'scrap 1', 'keep', 'stock', 'shift-work', 'stop', 'row-on', 'row-off',
  'patron', 'jubilee', 'lose food', 'dismiss row-1', 'wreck food 2', 'name 2', 'done',
  'place light-reorganization 6 pay 0', 'reuse dark-reorganization pay 0', 'place quality 0 pay 0', 'extra special', 'extra prices', 'award',
  'buy 3 of 2', 'sell 1 of 2', 'buy 3 from 2', 'tile wealth-of-nations',
];

test('every move of the notation has words', () => {
  const told = MOVES.map((text) => moveWords(parseMove(text), (seat) => `Seat ${seat}`));
  expect(told.filter((words) => words.includes('arkwright-') || words.includes('{'))).toEqual([]);
  expect(told[1]).toBe('Quality on £6, pay £6');
  expect(told[MOVES.indexOf('name 2')]).toBe('Seat 1 begins');
  expect(told[MOVES.indexOf('buy 3 of 2')]).toBe('Buy 3 shares of Seat 1');
});

test('what a move is called can depend on what is asked', () => {
  const called = (text: string, phase: string): string => moveWords(parseMove(text), String, phase);
  expect(called('half-price 1', 'special')).toContain('Broker');
  expect(called('half-price 1', 'award-share')).toBe('Buy a share at half price');
  expect(called('award', 'keep-contract')).toContain('contract');
  expect(called('award', 'emergency')).toContain('share value');
});

test('money has its sign before the pound', () => {
  expect([pounds(-3), change(-3), change(3), change(2, false), change(0)]).toEqual(['−£3', '−£3', '+£3', '+2', '£0']);
});

test('a marker on several levels is offered once, from the lowest', () => {
  const items = offerItems(view().special, kit());
  expect(items.map(({ move, left, level }) => [move, left, level])).toEqual([
    ['marker light-quality', 3, 1], ['marker dark-machinery', 1, 2], ['ship 4', 1, 2], ['tile broker', 1, null],
  ]);
});

test('rows draw people first, then machines, then free places', () => {
  expect(rowSlots(3, 1, 1, 1, 1, 0).map(({ kind, tentative }) => [kind, tentative])).toEqual([['worker', false], ['machine', true], ['free', false]]);
  expect(rowSlots(3, 1, 0, 0, 0, 0).map(({ round }) => round)).toEqual([true, false, false]);
});

test('a factory wears the buttons of the phase, also those that are closed', () => {
  const none = new Offer(['done']);
  expect(factoryButtons(none, 'workers', 1, 2, 2).map(({ move }) => move)).toEqual(['hire clothes', 'fire clothes']);
  expect(factoryButtons(none, 'workers', 1, 0, 2)).toEqual([]);
  expect(factoryButtons(new Offer(['build food 1 developer']), 'factory', 0, 0, 2).map(({ word }) => word)).toEqual(['build', 'build-developer', 'build']);
});

test('the plan counts repeated moves and leaves endings out', () => {
  const steps = ['place workers 2 pay 2', 'hire food', 'hire food', 'done', 'tile broker'].map((text) => ({ move: parseMove(text) }));
  expect(chainOf(steps)).toEqual([{ at: 0, times: 1 }, { at: 1, times: 2 }, { at: 4, times: 1 }]);
});
