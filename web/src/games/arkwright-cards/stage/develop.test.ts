import { expect, test } from 'vitest';
import { nextValue } from './develop';

test('a track tells the next number that differs, and how far it is', () => {
  const quality = [1, 2, 2, 3];
  expect(quality.map((_, at) => nextValue(quality, at))).toEqual([{ value: 2, steps: 1 }, { value: 3, steps: 2 }, { value: 3, steps: 1 }, null]);
});
