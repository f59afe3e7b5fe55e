import { expect, test } from 'vitest';
import type { Candidate, PlanWorth } from '../wire/types';
import { clearlyBetter, lettersOf, rivalOf, whisker } from './figures';

const worth = (gap: number, gap_spread: number): PlanWorth => ({ lead: gap, spread: 9, own: 40, rival: 30, games: 24, gap, gap_spread, clear: Math.abs(gap) > gap_spread, own_gap: gap });
const row = (gap: number, spread: number, played = false): Candidate => ({ moves: [], worth: worth(gap, spread), behind: 0, figures: [], sold: false, reasons: [], words: [], played });

test('what was played is P, the others have letters in their order', () => {
  expect(lettersOf([row(16, 6), row(0, 0, true), row(-7, 12)])).toEqual(['A', 'P', 'B']);
  expect(rivalOf([row(0, 0, true), row(-7, 12)])).toBe(1);
});

test('a verdict needs a difference larger than its spread', () => {
  expect(clearlyBetter([row(16, 6), row(0, 0, true)])?.worth?.gap).toBe(16);
  expect(clearlyBetter([row(3, 9), row(0, 0, true)])).toBeNull();
  expect(clearlyBetter([row(0, 0, true), row(-20, 3)])).toBeNull();
  expect(clearlyBetter([row(16, 6)])).toBeNull();
});

test('all whiskers share one scale', () => {
  const all = [worth(16, 6), worth(0, 0), worth(-7, 12)];
  const places = all.map((one) => whisker(one, all, 100));
  expect(places[0]!.high).toBe(94);
  expect(places[2]!.low).toBe(6);
  expect(new Set(places.map(({ zero }) => zero)).size).toBe(1);
  expect(places[1]!.mean).toBe(places[1]!.zero);
  expect(whisker(worth(0, 0), [worth(0, 0)], 100).zero).toBe(6);
});
