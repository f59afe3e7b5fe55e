import { expect, test } from 'vitest';
import type { OutlookView } from '../wire';
import { cycleFigures } from './figures';

const kit = { goods: ['food', 'clothes', 'cutlery', 'lamps'] };
const cycle = (good: number, net: number, wide = 0) => ({ good, year: 1780, net, low: net - wide, high: net + wide });
const outlook = (...nets: number[]): OutlookView => ({ cycles: nets.map((net, good) => cycle(good, net, good)) }) as unknown as OutlookView;

test('kept plans compare every cycle to come and all of them together', () => {
  const found = cycleFigures(outlook(99, 4, -3, 7), kit);
  expect(found.map(({ key, rank }) => [key, rank])).toEqual([['cycle 1780 1', 4], ['cycle 1780 2', -3], ['cycle 1780 3', 7], ['cycles', 8]]);
  expect(found[1]?.more).toBe('−£5–−£1');
});

test('of one cycle there is no sum, and without an outlook nothing', () => {
  expect(cycleFigures(outlook(99, 4), kit).map(({ key }) => key)).toEqual(['cycle 1780 1']);
  expect(cycleFigures(null, kit)).toEqual([]);
});
