import { expect, test } from 'vitest';
import { billOf, firstBillOf, owedOf, reckonedWith, sellerOf, sellerRows } from './forecast';
import made from '../made/exchange.json';
import type { View } from '../wire';

/** 1800, clothes active, seat 2 decides and seat 0 is still to come. */
const view = (): View => structuredClone(made.view) as unknown as View;
const CLOTHES = 1;

test('sellers stand in the order they are called, and a player who still acts is marked', () => {
  const now = view();
  expect(sellerRows(now, now, CLOTHES).map(({ seat, open }) => [seat, open])).toEqual([[2, false], [-1, false], [0, true]]);
});

test('a player who has no factory and only pays for an action is no seller', () => {
  const now = view();
  const idle = { seat: 1, appeal: 0, makes: 0, sells: 0, income: 0, ships: 0, shipping: 0, costs: 0, shortfall: null, gives_way: false, steps: 0, space_after: 9, cash_after: 5 };
  now.companies[1]!.factories[CLOTHES] = null;
  now.forecast.find(({ good }) => good === CLOTHES)!.sellers.push(idle);
  expect(sellerRows(now, now, CLOTHES).map(({ seat }) => seat)).toEqual([2, -1, 0]);
  idle.steps = -1;
  expect(sellerRows(now, now, CLOTHES).map(({ seat }) => seat)).toEqual([2, -1, 0, 1]);
});

test('the note under the bill speaks of what the table has', () => {
  const now = view();
  now.rules.harbour = true;
  expect(reckonedWith(now)).toBe('harbour');
  now.rules.harbour = false;
  now.special.tiles = { 'night-shift': 1 };
  expect(reckonedWith(now)).toBe('tiles');
  now.special.tiles = {};
  for (const company of now.companies) company.tiles = [];
  expect(reckonedWith(now)).toBe('stock');
});

test('a changed figure keeps the old one beside it', () => {
  const [before, now] = [view(), view()];
  sellerOf(now, CLOTHES, 2)!.makes = 6;
  sellerOf(now, CLOTHES, -1)!.sells = 2;
  const rows = sellerRows(now, before, CLOTHES);
  expect(rows[0]!.was).toEqual({ appeal: null, makes: 1, sells: null });
  expect(rows[1]!.was.sells).toBe(3);
});

test('the bill runs from cash now to cash after', () => {
  const [before, now] = [view(), view()];
  sellerOf(now, CLOTHES, 2)!.cash_after = 6;
  expect(billOf(now, before, CLOTHES)).toMatchObject({ cash: 3, plan: -2, income: 9, costs: 4, after: 6, without: 8, space: 13, spaceAfter: 15 });
  expect(billOf(before, before, CLOTHES)!.without).toBeNull();
  const watching = { ...before, viewer: -1 };
  expect(billOf(watching, watching, CLOTHES)).toBeNull();
});

test('a bill for a good whose turn is later says so: what comes before is not in it', () => {
  const now = view();
  expect(billOf(now, now, now.coming)!.later).toBe(false);
  expect(billOf(now, now, 3)!.later).toBe(true);
});

test('a shortfall stands in the bill, which still adds up', () => {
  const now = view();
  const shortfall = { shares: 2, loans: 0, spaces: 4, raised: 34 };
  Object.assign(sellerOf(now, CLOTHES, 2)!, { income: 0, costs: 30, shortfall, cash_after: 7, space_after: 9, steps: -4 });
  expect(billOf(now, now, CLOTHES)).toMatchObject({ cash: 3, plan: 0, costs: 30, shortfall, after: 7, steps: -4, spaceAfter: 9 });
});

test('what is paid when the action ends stands apart from the plan, for the player who acts', () => {
  const now = view();
  now.asked.turn = { seat: 2, marker: 'factory', action: 'factory', paid: 10, owed: 34 };
  const shortfall = { shares: 2, loans: 0, spaces: 4, raised: 34 };
  Object.assign(sellerOf(now, CLOTHES, 2)!, { income: 9, costs: 4, shortfall, cash_after: 8 });
  expect(owedOf(now)).toBe(34);
  expect(billOf(now, now, CLOTHES)).toMatchObject({ cash: 3, plan: 0, owed: 34, after: 8 });
  now.asked.turn.seat = 1;
  expect(owedOf(now)).toBe(0);
  delete now.asked.turn;
  expect(owedOf(now)).toBe(0);
});

test('the share value is counted from the board, also where the plan has moved it', () => {
  const [before, now] = [view(), view()];
  now.companies[2]!.space = 11;
  Object.assign(sellerOf(now, CLOTHES, 2)!, { steps: 3, space_after: 14 });
  expect(billOf(now, before, CLOTHES)).toMatchObject({ steps: 1, space: 13, spaceAfter: 14 });
  expect(sellerRows(now, before, CLOTHES).map(({ seat, steps }) => [seat, steps])).toEqual([[2, 1], [-1, null], [0, 0]]);
});

test('a sale that has paid is not counted twice', () => {
  const settled = view();
  settled.asked = { production: { good: CLOTHES, surplus: [], sold: [], shipped: [], importer_sold: 0 } };
  expect(billOf(settled, settled, CLOTHES)).toBeNull();
  expect(billOf(settled, settled, 3)).not.toBeNull();
});

test('where no production is to come there is neither forecast nor bill', () => {
  const late = view();
  late.forecast = late.forecast.filter(({ good }) => good !== CLOTHES);
  expect(sellerRows(late, late, CLOTHES)).toEqual([]);
  expect(billOf(late, late, CLOTHES)).toBeNull();
});

test('in 1760 the bill is that of the factories, before and after it is paid', () => {
  const [before, now] = [view(), view()];
  Object.assign(before.companies[2]!, { cash: 0, bill: 19 });
  Object.assign(now.companies[2]!, { cash: 40, bill: 19 });
  expect(billOf(now, before, CLOTHES)).toBeNull();
  expect(firstBillOf(before, before)).toEqual({ cash: 0, plan: 0, factories: 19, after: null });
  expect(firstBillOf(now, before)).toEqual({ cash: 0, plan: 40, factories: 19, after: 21 });
  Object.assign(now.companies[2]!, { cash: 21, bill: null });
  expect(firstBillOf(now, before)).toEqual({ cash: 0, plan: 40, factories: 19, after: 21 });
  expect(firstBillOf(view(), view())).toBeNull();
});
