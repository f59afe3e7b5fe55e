import { expect, test } from 'vitest';
import type { Step } from '../wire/types';
import { apart, decisionAt, lineOf, progressAt, roomy, roundOf, spansOf, stepped, topOf, type Count } from './track';

const standing: Count[] = [
  { n: 0, progress: 0, points: [10, 10] },
  { n: 6, progress: 0.5, points: [40, null] },
  { n: 8, progress: 1, points: [80, 20] },
];
const step = (seat: number, turn: number, n: number): Step => ({ n, seat, turn, move: { kind: 'done', text: 'done', args: {} } as Step['move'] });
const steps = [step(0, 1, 1), step(0, 1, 2), step(1, 2, 3), step(0, 3, 4), step(0, 3, 5), step(0, 3, 6), step(1, 4, 7), step(1, 4, 8)];

test('a decision lies on the track where the game had come to', () => {
  expect([0, 3, 6, 7, 8].map((n) => progressAt(standing, n, 8))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect([0, 4, 8].map((n) => progressAt([], n, 8))).toEqual([0, 0.5, 1]);
});

test('a place on the track leads to the nearest decision', () => {
  expect([0, 0.25, 0.3, 0.6, 0.8, 1].map((x) => decisionAt(standing, x, 8))).toEqual([0, 3, 4, 6, 7, 8]);
  for (let n = 0; n <= 8; n++) expect(decisionAt(standing, progressAt(standing, n, 8), 8)).toBe(n);
});

test('steps lead from decision to decision, turn to turn, round to round', () => {
  expect(stepped('decision', 1, 3, steps, standing)).toBe(4);
  expect(stepped('decision', 1, 8, steps, standing)).toBe(8);
  expect(stepped('turn', 1, 0, steps, standing)).toBe(2);
  expect(stepped('turn', -1, 5, steps, standing)).toBe(3);
  expect(stepped('turn', 1, 7, steps, standing)).toBe(8);
  expect(stepped('round', 1, 2, steps, standing)).toBe(6);
  expect(stepped('round', -1, 6, steps, standing)).toBe(0);
  // A game that counts nothing on the way has no rounds to step by.
  expect(stepped('round', 1, 2, steps, [])).toBe(3);
});

test('the round of a moment goes from count to count', () => {
  expect(roundOf(standing, 3, 8)).toEqual([0, 6]);
  expect(roundOf(standing, 6, 8)).toEqual([6, 8]);
  expect(roundOf([], 3, 8)).toEqual([0, 8]);
});

test('lines leave out what nobody can know', () => {
  expect(lineOf(standing, 0, 100, 200, 100)).toMatchObject({ points: '0.0,90.0 100.0,60.0 200.0,20.0', worth: 80 });
  expect(lineOf(standing, 1, 100, 200, 100)?.points).toBe('0.0,90.0 200.0,80.0');
  expect(lineOf(standing.slice(0, 1), 0, 100, 200, 100)).toBeNull();
});

test('the scale ends at a round figure', () => {
  expect(topOf([standing])).toBe(80);
  expect(topOf([[{ n: 0, progress: 0, points: [609, 82] }]])).toBe(800);
  expect(topOf([[{ n: 0, progress: 0, points: [432, null] }]])).toBe(500);
  expect(topOf([])).toBe(1);
});

test('labels stand apart and inside', () => {
  expect(apart([10, 12, 50], 14, 100)).toEqual([10, 24, 50]);
  expect(apart([95, 96, 97], 14, 100)).toEqual([72, 86, 100]);
  expect(apart([50, 10], 14, 100)).toEqual([50, 10]);
});

test('counts with the same name are one part of the track', () => {
  const years = [1770, 1770, 1780, 1790, 1790].map((year, at) => ({ n: at, progress: at / 4, points: [at], when: { turn: at, year } }));
  const spans = spansOf(years, ({ when }) => String(when['year']));
  expect(spans).toEqual([{ name: '1770', from: 0, to: 0.5 }, { name: '1780', from: 0.5, to: 0.75 }, { name: '1790', from: 0.75, to: 1 }]);
  expect(roomy(spans, 0.3).map(({ name }) => name)).toEqual(['1770', '1780']);
  expect(spansOf([], () => '')).toEqual([]);
});
