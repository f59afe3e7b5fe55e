import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../lib/text/i18n.svelte';
import { Offer } from '../../table/session/offer';
import { moment, moves } from './moments';
import type { View } from './wire';
import { change, figure, moveWords, pounds } from './words';

beforeAll(() => {
  addMessages('en', readFileSync(join(import.meta.dirname, 'locales/en.ftl'), 'utf8'));
  addMessages('en', readFileSync(join(import.meta.dirname, '../../../../src/arktable/games/arkwright_cards/locales/en.ftl'), 'utf8'));
});

const nameOf = (seat: number): string => `Seat ${seat}`;
const say = (text: string, view: View): string => moveWords(moves.moves.find((move) => move.text === text)!, view, nameOf);

test('every kind of move has words', () => {
  const told = moves.moves.map((move) => moveWords(move, moment('solo'), nameOf));
  expect(told.filter((words) => /arkwright-cards-|[{}]|undefined|NaN/.test(words))).toEqual([]);
});

test('moves are told with what the position knows of them', () => {
  const price = moment('price');
  const offered = new Offer(price.offer!).of('set', { spot: 1, office: 1, 'quality-1': 0 })[0]!;
  expect(moveWords(offered, price, nameOf)).toBe('Price £5, appeal 5');
  const hinted = { ...offered, args: { ...offered.args, price: 1, appeal: 9 } };
  expect(moveWords(hinted, moment('solo'), nameOf)).toBe('Price £1, appeal 9');
  const solo = moment('solo');
  solo.grid![2] = { card: 'engineer', disc: 'first' };
  expect(say('pick 3', solo)).toContain('engineer');
  expect(say('name 2', price)).toBe('Seat 1 begins');
  expect(say('ship 3 trade-office', price)).toContain('trade office');
  expect(say('machine food 2', price)).toContain('second');
});

test('money has its sign before the pound, scales a true minus', () => {
  expect([pounds(-3), change(-3), change(3), change(2, false), change(0), figure(-2)]).toEqual(['−£3', '−£3', '+£3', '+2', '£0', '−2']);
});

test('what ends a phase is called as the main button calls it', () => {
  const done = { text: 'done', kind: 'done', args: {} };
  expect(moveWords(done, { ...moment('action'), phase: 'develop' }, nameOf)).toBe('Do not develop');
  expect(moveWords(done, { ...moment('action'), phase: 'employ' }, nameOf)).toBe('Done hiring');
});
