import { expect, test } from 'vitest';
import { apart, HURRY, lengthOf, slots, STEP, TRACK, WHOLE } from './pace';

const end = (times: { start: number; length: number }[]): number => Math.max(...times.map(({ start, length }) => start + length));

test('one thing moves at a time', () => {
  expect(slots([240, 240, 480])).toEqual([
    { start: 0, length: 240 },
    { start: 240, length: 240 },
    { start: 480, length: 480 },
  ]);
});

test.each([7, 10, 13, 14, 40])('a turn of %s steps is over in time, in order, and no step is too quick to be seen', (steps) => {
  const times = slots(Array.from({ length: steps }, () => STEP));
  expect(end(times)).toBeLessThanOrEqual(WHOLE);
  expect(times.every(({ length }) => length >= HURRY)).toBe(true);
  expect(times.map(({ start }) => start)).toEqual(times.map(({ start }) => start).toSorted((a, b) => a - b));
});

test('a piece takes its time for each space of a track, and no longer than it may', () => {
  expect([1, 2, 3, 9].map(lengthOf)).toEqual([STEP, 480, TRACK, TRACK]);
});

test('in a scene the pieces of other seats start a little later', () => {
  expect(apart([240, 480])).toEqual([
    { start: 0, length: 240 },
    { start: HURRY, length: 480 },
  ]);
});
