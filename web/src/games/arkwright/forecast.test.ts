import { expect, test } from 'vitest';
import { billOf, sellerOf, sellerRows } from './forecast';
import made from './made/exchange.json';
import type { View } from './wire';

/** 1800, cutlery active, seat 2 decides and seat 0 is still to come. */
const view = (): View => structuredClone(made.view) as unknown as View;
const CUTLERY = 2;

test('sellers stand in the order they are called, and whoever still acts is marked', () => {
  const now = view();
  expect(sellerRows(now, now, CUTLERY).map(({ seat, open }) => [seat, open])).toEqual([[2, false], [-1, false], [0, true]]);
});

test('a changed figure keeps the old one beside it', () => {
  const [before, now] = [view(), view()];
  sellerOf(now, CUTLERY, 2)!.makes = 6;
  sellerOf(now, CUTLERY, -1)!.sells = 2;
  const rows = sellerRows(now, before, CUTLERY);
  expect(rows[0]!.was).toEqual({ appeal: null, makes: 1, sells: null });
  expect(rows[1]!.was.sells).toBe(4);
});

test('the bill runs from cash now to cash after', () => {
  const [before, now] = [view(), view()];
  now.companies[2]!.cash = 7;
  expect(billOf(now, before, CUTLERY, 60)).toMatchObject({ cash: 9, plan: -2, income: 5, costs: 6, after: 6, without: 8, space: 14, spaceAfter: 16 });
  expect(billOf(before, before, CUTLERY, 60)!.without).toBeNull();
  const watching = { ...before, viewer: -1 };
  expect(billOf(watching, watching, CUTLERY, 60)).toBeNull();
});

test('a sale that has paid is not counted twice', () => {
  const settled = view();
  settled.asked = { production: { good: CUTLERY, surplus: [], sold: [], shipped: [], importer_sold: 0 } };
  expect(billOf(settled, settled, CUTLERY, 60)).toBeNull();
  expect(billOf(settled, settled, 0, 60)).not.toBeNull();
});
