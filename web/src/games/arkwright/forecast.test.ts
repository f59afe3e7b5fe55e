import { expect, test } from 'vitest';
import { billOf, sellerRows, yetToAct } from './forecast';
import { view } from './fixture';

test('sellers stand in the order they are called', () => {
  const now = view();
  // Seats 0 and 3 share appeal 5: seat 3 has the better quality. Seat 1 is level with the importer and is called before it.
  expect(sellerRows(now, now, 1).map(({ seat }) => seat)).toEqual([2, 3, 0, 1, -1]);
});

test('a changed figure keeps the old one beside it', () => {
  const [before, now] = [view(), view()];
  now.forecast[1]!.sellers[0]!.makes = 6;
  now.forecast[1]!.importer_sells = 2;
  const rows = sellerRows(now, before, 1);
  expect(rows.find(({ seat }) => seat === 0)!.was).toEqual({ appeal: null, makes: 4, sells: null });
  expect(rows.at(-1)!.was.sells).toBe(1);
});

test('who still acts before the sale', () => {
  // Seat 3 begins, seat 0 decides: 1 and 2 are still to come.
  expect(yetToAct(view())).toEqual([1, 2]);
  expect(yetToAct(view({ asked: { production: { good: 1, surplus: [], sold: [], importer_sold: 0 } } }))).toEqual([]);
  expect(yetToAct(view({ cycle: 4 }))).toEqual([]);
});

test('the bill runs from cash now to cash after', () => {
  const [before, now] = [view(), view()];
  now.companies[0]!.cash = 36;
  expect(billOf(now, before, 1, 60)).toMatchObject({ cash: 38, plan: -2, income: 40, costs: 22, after: 54, without: 56, spaceAfter: 29 });
  expect(billOf(before, before, 1, 60)!.without).toBeNull();
  expect(billOf(view({ viewer: -1 }), view({ viewer: -1 }), 1, 60)).toBeNull();
});

test('a sale that has paid is not counted twice', () => {
  const settled = view({ asked: { production: { good: 1, surplus: [], sold: [], importer_sold: 0 } } });
  expect(billOf(settled, settled, 1, 60)).toBeNull();
  expect(billOf(settled, settled, 0, 60)).not.toBeNull();
});
