import { expect, test } from 'vitest';
import type { RatingStep } from '../wire/distance';
import { chartOf, SIZE } from './ratingChart';

const step = (value: number, spread: number): RatingStep => ({ ruleset: 'arkadia', table: 't', seat: 0, at: '2026-06-01T08:00:00Z', place: 1, value, spread, change: 0 });

test('the band and the line stay within the marks, higher values above', () => {
  const { marks, dots, y } = chartOf([step(1050, 310), step(1010, 290), step(1090, 270)]);
  expect(marks[0]!.value).toBeLessThanOrEqual(720);
  expect(marks.at(-1)!.value).toBeGreaterThanOrEqual(1360);
  expect(marks.length).toBeLessThanOrEqual(8);
  expect(y(1090)).toBeLessThan(y(1010));
  expect(dots.map(({ x }) => x)).toEqual([SIZE.left, (SIZE.left + SIZE.width - SIZE.right) / 2, SIZE.width - SIZE.right]);
  expect(dots.every((dot) => dot.y > SIZE.top && dot.y < SIZE.height - SIZE.bottom)).toBe(true);
});

test('a single game is a dot in the middle, without a band', () => {
  const { dots, band, line } = chartOf([step(1050, 310)]);
  expect(dots).toHaveLength(1);
  expect([band, line.startsWith('M'), line.includes('L')]).toEqual(['', true, false]);
});

test('the place of a bot is within the picture', () => {
  const { y } = chartOf([step(1500, 50), step(1510, 50)], [600]);
  expect(y(600)).toBeLessThanOrEqual(SIZE.height - SIZE.bottom);
});
