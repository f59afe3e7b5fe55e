import { expect, test } from 'vitest';
import { linesOf } from '../end/standing';
import { rowsOf, type Figure } from './compare';
import { sameMoves } from '../session/offer';
import { letterOf } from './kept.svelte';
import { seatsOf } from './sandbox';

const figure = (key: string, rank?: number): Figure => ({ key, label: key, text: String(rank ?? ''), ...(rank === undefined ? {} : { rank }) });

test('figures of several plans become rows, and the best of a row is marked', () => {
  const rows = rowsOf([[figure('cash', 3), figure('worth', 9)], [figure('cash', 7), figure('worth', 9)], [figure('cash', 7)]]);
  expect(rows.map(({ key, best }) => [key, best])).toEqual([['cash', [1, 2]], ['worth', []]]);
  expect(rows[1]!.cells.map((cell) => cell?.rank ?? null)).toEqual([9, 9, null]);
});

test('a row without ranks has no best, nor has a single plan', () => {
  expect(rowsOf([[figure('price')], [figure('price')]])[0]!.best).toEqual([]);
  expect(rowsOf([[figure('cash', 3)]])[0]!.best).toEqual([]);
});

test('plans are the same when their moves are, and have letters', () => {
  const [hire, fire] = [{ kind: 'hire', args: { good: 'food' } }, { kind: 'fire', args: { good: 'food' } }];
  expect(sameMoves([hire, hire], [hire, hire])).toBe(true);
  expect(sameMoves([hire], [fire])).toBe(false);
  expect(sameMoves([hire], [hire, hire])).toBe(false);
  expect([0, 3].map(letterOf)).toEqual(['A', 'D']);
});

test('a sandbox has bots in all other seats', () => {
  const seats = [{ seat: 0, kind: 'person', name: 'Ada', online: true }, { seat: 1, kind: 'bot', name: 'Bruno', bot: 'easy', online: true }, { seat: 2, kind: 'person', name: 'Mei', online: true }];
  expect(seatsOf({ seats: seats as never, you: 2 })).toEqual([{ kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'easy' }, { kind: 'me' }]);
});

test('the chart has a line for each player known at two moments', () => {
  const standing = [{ n: 0, progress: 0, points: [null, null] }, { n: 9, progress: 0.5, points: [100, null] }, { n: 18, progress: 1, points: [200, 50] }];
  expect(linesOf(standing, 100, 54)).toEqual([{ seat: 0, points: '0,27 100,2' }]);
  expect(linesOf([], 100, 54)).toEqual([]);
});
