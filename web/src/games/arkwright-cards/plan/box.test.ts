import { expect, test } from 'vitest';
import type { View } from '../wire';
import { boxAfter } from './box';

const view = (more: object): View =>
  ({ viewer: 0, over: false, round: 1, decade: 2, companies: [{ money: 12 }], forecast: { sellers: [{ seat: 0, money_then: 19, steps: 2 }] }, ...more }) as unknown as View;

test('money on the button is that after the production of the round', () => {
  expect(boxAfter(view({ companies: [{ money: 7 }] }), view({}))).toEqual({ before: 12, after: 19, steps: 2, produced: true, scored: false });
});

test('a plan that ends the round has had its production; the last one has had the final count', () => {
  expect(boxAfter(view({ round: 2, companies: [{ money: 25 }] }), view({}))).toMatchObject({ before: 12, after: 25, steps: 0, produced: true });
  expect(boxAfter(view({ over: true, companies: [{ money: 80 }] }), view({}))).toMatchObject({ after: 80, scored: true });
});

test('without a forecast it is the money itself, and a watcher is told nothing', () => {
  expect(boxAfter(view({ forecast: null }), view({}))).toMatchObject({ after: 12, produced: false });
  expect(boxAfter(view({ viewer: 3 }), view({ viewer: 3 }))).toBeNull();
});
