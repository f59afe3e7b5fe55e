// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Condition } from '../wire/distance';
import { holds, keyOf, partsOf } from './sentences';

const condition = (op: Condition['op'], value: number): Condition => ({ fact: 'wage', op, value });

test('a fact is a kind with the values of its arguments', () => {
  expect(partsOf('price food 2')).toEqual({ name: 'price', values: ['food', '2'] });
  expect(partsOf('wage')).toEqual({ name: 'wage', values: [] });
  expect(keyOf('price', ['food', '2'])).toBe('price food 2');
});

test('a condition compares a figure, and a figure that there is not fulfils none', () => {
  expect([2, 3, 4].map((now) => holds(condition('at-least', 3), now))).toEqual([false, true, true]);
  expect([2, 3, 4].map((now) => holds(condition('at-most', 3), now))).toEqual([true, true, false]);
  expect([2, 3, 4].map((now) => holds(condition('equals', 3), now))).toEqual([false, true, false]);
  expect([2, 3, 4].map((now) => holds(condition('is-not', 3), now))).toEqual([true, false, true]);
  for (const op of ['at-least', 'at-most', 'equals', 'is-not'] as const) expect(holds(condition(op, 3), null)).toBe(false);
});
