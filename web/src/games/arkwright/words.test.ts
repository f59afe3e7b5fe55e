import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../lib/text/i18n.svelte';
import { offerItems } from './company/mat';
import { rowSlots, unfinishedRow } from './company/slots';
import { factoryButtons } from './company/factoryMoves';
import { Offer, wish, type Args } from '../../table/session/offer';
import made from './made/marker.json';
import type { Kit, View } from './wire';
import { chainOf } from '../../table/plan/chain';
import { change, moveWords, nextFee, pounds } from './words';

beforeAll(() => {
  addMessages('en', readFileSync(join(import.meta.dirname, 'locales/en.ftl'), 'utf8'));
  addMessages('en', readFileSync(join(import.meta.dirname, '../../../../src/arktable/games/arkwright/locales/en.ftl'), 'utf8'));
});

const { kit, view } = made as unknown as { kit: Kit; view: View };

/** Every kind of move with arguments it may have. */
const MOVES: Record<string, Args[]> = {
  found: [{ good: 'food', price: 6 }],
  place: [{ marker: 'quality', cost: 6, pay: 6 }, { marker: 'light-reorganization', cost: 6, pay: 0 }, { marker: 'quality', cost: 0, pay: 0 }],
  reuse: [{ marker: 'quality', pay: 6 }, { marker: 'dark-reorganization', pay: 0 }],
  build: [{ good: 'food', level: 2, developer: 0 }, { good: 'food', level: 2, developer: 1 }],
  modernise: [{ good: 'food', developer: 0 }, { good: 'food', developer: 1 }],
  price: [{ good: 'food', price: 7 }],
  shift: [{ spot: 'row-1', to: 'column-food' }],
  machine: [{ good: 'food', row: 2 }],
  wreck: [{ good: 'food', row: 2 }],
  goods: [{ good: 'food', n: 2 }],
  contract: [{ good: 'food', size: 6 }],
  deliver: [{ good: 'food', n: 6 }],
  'deliver-both': [{ good: 'food', n: 6 }],
  produce: [{ good: 'food', rows: 1 }, { good: 'food', rows: 2 }],
  tile: [{ tile: 'broker' }, { tile: 'wealth-of-nations' }],
  return: [{ tile: 'broker' }],
  marker: [{ marker: 'light-quality' }],
  ship: [{ capacity: 4 }],
  replace: [{ pier: 1 }],
  scrap: [{ pier: 1 }],
  name: [{ seat: 1 }],
  extra: [{ extra: 'special' }, { extra: 'prices' }],
  ...Object.fromEntries(['close', 'hire', 'fire', 'send', 'raise', 'promote', 'foreman', 'workshop', 'lose'].map((kind) => [kind, [{ good: 'food' }]])),
  ...Object.fromEntries(['hire-spot', 'send-spot', 'dismiss'].map((kind) => [kind, [{ spot: 'row-1' }]])),
  ...Object.fromEntries(['buy', 'sell', 'repay', 'half-price'].map((kind) => [kind, [{ n: 1 }, { n: 2 }]])),
  ...Object.fromEntries(['buy-of', 'sell-of', 'buy-from'].map((kind) => [kind, [{ n: 3, seat: 1 }]])),
  ...Object.fromEntries(
    ['send-fired', 'patent', 'keep', 'stock', 'shift-work', 'stop', 'row-on', 'row-off', 'patron', 'jubilee', 'done', 'award'].map((kind) => [kind, [{}]]),
  ),
};
const called = (kind: string, args: Args, phase = ''): string => moveWords(wish(kind, args), (seat) => `Seat ${seat}`, phase);

test('every kind of move has words', () => {
  const told = Object.entries(MOVES).flatMap(([kind, all]) => all.map((args) => called(kind, args)));
  expect(told.filter((words) => words.includes('arkwright-') || words.includes('{'))).toEqual([]);
  expect(called('place', { marker: 'quality', cost: 6, pay: 6 })).toBe('Quality on £6, pay £6');
  expect(called('reuse', { marker: 'quality', pay: 2 })).toBe('Quality again, £2 for the action');
  expect(moveWords(wish('reuse', { marker: 'quality', pay: 2 }), String, 'marker', 4)).toBe('Quality again, pay £4');
  expect(called('build', { good: 'food', level: 2, developer: 1 })).toBe('Build food II with the developer');
  expect(called('name', { seat: 1 })).toBe('Seat 1 begins');
  expect(called('buy-of', { n: 3, seat: 1 })).toBe('Buy 3 shares of Seat 1');
});

test('the kinds are those of the game', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../src/arktable/games/arkwright/moves.py'), 'utf8');
  const words = /^WORDS: Final = \(([^)]*)\)/m.exec(source)![1]!;
  expect(Object.keys(MOVES).toSorted()).toEqual([...words.matchAll(/"([\w-]+)"/g)].map(([, word]) => word).toSorted());
});

test('what a move is called can depend on what is asked', () => {
  expect(called('half-price', { n: 1 }, 'special')).toContain('Broker');
  expect(called('half-price', { n: 1 }, 'award-share')).toBe('Buy a share at half price');
  expect(called('award', {}, 'keep-contract')).toContain('contract');
  expect(called('award', {}, 'emergency')).toContain('share value');
});

test('keeping the inventor names its price where it is asked', () => {
  const asked = (phase: string): View => ({ phase, viewer: 0, companies: [{ inventor_uses: 2 }] }) as unknown as View;
  const fee = nextFee(asked('inventor'), { inventor_fees: [5, 10, 15, 20] });
  expect(moveWords(wish('keep'), String, 'inventor', fee)).toBe('Pay £15 and keep the inventor');
  expect(nextFee(asked('factory'), { inventor_fees: [5, 10, 15, 20] })).toBeUndefined();
});

test('money has its sign before the pound', () => {
  expect([pounds(-3), change(-3), change(3), change(2, false), change(0)]).toEqual(['−£3', '−£3', '+£3', '+2', '£0']);
});

test('a marker on several levels is offered once, from the lowest', () => {
  const items = offerItems(view.special, kit);
  expect(items.slice(0, 2).map(({ move, left, level }) => [move, left, level])).toEqual([
    [wish('marker', { marker: 'dark-machinery' }), 2, 3], [wish('marker', { marker: 'dark-quality' }), 2, 3],
  ]);
  expect(items.find(({ kind }) => kind === 'ship')).toMatchObject({ move: wish('ship', { capacity: 2 }), left: 3, level: 1 });
  expect(items.find(({ kind }) => kind === 'tile')).toMatchObject({ title: 'Administrator', left: 2, level: null });
});

test('rows draw people first, then machines, then free places', () => {
  expect(rowSlots(3, 1, 1, 1, 1, 0).map(({ kind, tentative }) => [kind, tentative])).toEqual([['worker', false], ['machine', true], ['free', false]]);
  expect(rowSlots(3, 1, 0, 0, 0, 0).map(({ round }) => round)).toEqual([true, false, false]);
});

test('a factory wears the buttons of the phase, also those that are closed', () => {
  const none = new Offer([]);
  const buttons = factoryButtons(none, 'workers', 'clothes', 2, 2);
  expect(buttons.map(({ move }) => move)).toEqual([wish('hire', { good: 'clothes' }), wish('fire', { good: 'clothes' })]);
  expect(factoryButtons(none, 'workers', 'clothes', 0, 2)).toEqual([]);
  expect(factoryButtons(none, 'factory', 'food', 1, 2).map(({ word }) => word)).toEqual(['modernise', 'close']);
  const helped = new Offer([{ kind: 'build', args: ['good', 'level', 'developer'], moves: [['with the developer', 'food', 1, 1]] }]);
  expect(factoryButtons(helped, 'factory', 'food', 0, 2).map(({ word }) => word)).toEqual(['build', 'build-developer', 'build']);
});

test('the plan counts repeated moves and leaves endings out', () => {
  const steps = ['place', 'hire', 'hire', 'done', 'tile'].map((kind) => ({ move: { text: kind, ...wish(kind) } }));
  expect(chainOf(steps)).toEqual([{ at: 0, times: 1 }, { at: 1, times: 2 }, { at: 4, times: 1 }]);
});

test('a row that is not full is told with its free places', () => {
  expect(unfinishedRow([2, 2, 3], { workers: [2, 1, 0], machines: [0, 0, 0], rows: 1 })).toEqual({ row: 1, free: 1 });
  expect(unfinishedRow([2, 2, 3], { workers: [1, 0, 0], machines: [1, 1, 0], rows: 1 })).toEqual({ row: 1, free: 1 });
  expect(unfinishedRow([2, 2, 3], { workers: [2, 1, 0], machines: [0, 1, 0], rows: 2 })).toBeNull();
  expect(unfinishedRow([2, 2, 3], { workers: [2, 0, 0], machines: [0, 0, 0], rows: 1 })).toBeNull();
});
