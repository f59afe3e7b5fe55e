import { expect, test } from 'vitest';
import { askedPrice } from './lot';

test('an empty place asks about the price that leaves a usual appeal, and never about a lower one than the lowest', () => {
  expect(askedPrice({ price: 5, appeal: 6 })).toBe(8);
  expect(askedPrice({ price: 5, appeal: 3 })).toBe(5);
  expect(askedPrice({ price: 5, appeal: 1 })).toBe(5);
});
