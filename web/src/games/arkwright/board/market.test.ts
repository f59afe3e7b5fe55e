import { expect, test } from 'vitest';
import made from '../made/marker.json';
import { marketRows, wageBands, workersLeft } from './market';
import type { Kit } from '../wire';

const kit = made.kit as unknown as Kit;

test('80 spaces in 20 rows, six of them blank at the top', () => {
  const rows = marketRows(kit, 52);
  expect(rows).toHaveLength(20);
  expect(rows.flatMap(({ spaces }) => spaces).filter(({ demand }) => demand === null)).toHaveLength(6);
  expect(rows[3]!.spaces.map(({ demand }) => demand)).toEqual([4, 3, 2, 1]);
  expect(rows[19]!.spaces.map(({ demand }) => demand)).toEqual([20, 19, 18, 17]);
});

test('the last empty number of each column is the demand', () => {
  const current = (empty: number) => marketRows(kit, empty).flatMap(({ spaces }) => spaces.flatMap((space, good) => (space.current ? [[good, space.demand]] : [])));
  expect(current(52)).toEqual([[0, 13], [1, 12], [2, 11], [3, 10]]);
  // Half a row further, food and clothes are one ahead.
  expect(current(54)).toEqual([[2, 11], [3, 10], [0, 14], [1, 13]]);
  expect(workersLeft(kit, 52)).toBe(28);
});

test('what a plan would hire or send back is marked', () => {
  const marks = (empty: number, before: number) => marketRows(kit, empty, before).flatMap(({ spaces }) => spaces.map(({ tentative }) => tentative)).filter(Boolean);
  expect(marks(55, 52)).toEqual(['gone', 'gone', 'gone']);
  expect(marks(50, 52)).toEqual(['back', 'back']);
});

test('wage bands', () => {
  expect(wageBands(kit, 52).map(({ wage, from, rows, now }) => [wage, from, rows, now])).toEqual([
    [2, 0, 8, false], [3, 8, 4, false], [4, 12, 4, true], [5, 16, 4, false],
  ]);
});
