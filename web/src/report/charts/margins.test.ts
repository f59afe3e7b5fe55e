import { expect, test } from 'vitest';
import type { ReportMargin } from '../../wire/types';
import { axisOf, spotsOf } from './margins';

const food: ReportMargin = { key: 'food', pieces: [10, 0, 4], profit: [50, 0, -8] };
const lamps: ReportMargin = { key: 'lamps', pieces: [1, 1, 1], profit: [9, 9, 9] };

test('margins of all goods share one axis on which nothing is marked', () => {
  const axis = axisOf([food, lamps]);
  expect(axis.ticks[0]!.n).toBeLessThanOrEqual(-2);
  expect(axis.ticks.at(-1)!.n).toBeGreaterThanOrEqual(9);
  expect(axis.zero).toBe(axis.ticks.find(({ n }) => n === 0)!.left);
});

test('who sold nothing has no place, and a loss lies left of nothing', () => {
  const spots = spotsOf(food, [food, lamps]);
  expect(spots.map(({ seat, each }) => [seat, each])).toEqual([[0, 5], [2, -2]]);
  expect(spots[1]!.left).toBeLessThan(axisOf([food, lamps]).zero);
});

test('equal margins stand above and below each other', () => {
  const lifts = spotsOf(lamps, [food, lamps]).map(({ lift }) => lift);
  expect(new Set(lifts).size).toBe(3);
});
