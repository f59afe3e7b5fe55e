import { expect, test } from 'vitest';
import { hurtOf } from './hurt';
import made from '../made/exchange.json';
import { obsoleteFrom, obsoleteSoon } from '../board/obsolete';
import { orderOf } from '../side/order';
import { causeArgs, cyclesOf, isOpen, rangeOf, readAs } from './outlook';
import { sellerOf } from './forecast';
import type { CauseView, ForecastView, Kit, OutlookView, View } from '../wire';

/** 1800, clothes active, seat 2 decides and seat 0 is still to come. */
const view = (): View => structuredClone(made.view) as unknown as View;
const CLOTHES = 1;
const VALUES = Array.from({ length: 61 }, (_, space) => space);

function outlook(now: View): OutlookView {
  const hold = now.forecast.find(({ good }) => good === CLOTHES)!;
  const best: ForecastView = structuredClone(hold);
  best.sellers.find(({ seat }) => seat === 2)!.sells = 0;
  return {
    good: CLOTHES,
    acting: [0],
    readings: { hold, repeat: hold, best },
    ranges: [{ seat: 2, sells: [0, 1], cash: [2, 8], space: [13, 15] }, { seat: -1, sells: [3, 3], cash: null, space: null }],
    cause: null,
    cycles: [{ good: 1, year: 1800, net: 5, low: 5, high: 5 }, { good: 2, year: 1800, net: -40, low: -44, high: -38 }],
  };
}

test('a reading puts its own line into the forecast, and holding leaves it alone', () => {
  const now = view();
  const found = outlook(now);
  expect(sellerOf(readAs(now, found, 'best'), CLOTHES, 2)!.sells).toBe(0);
  expect(readAs(now, found, 'hold')).toBe(now);
  expect(readAs(now, null, 'best')).toBe(now);
});

test('a range is open where its ends differ, and belongs to the good that comes next', () => {
  const found = outlook(view());
  expect(isOpen(rangeOf(found, CLOTHES, 2))).toBe(true);
  expect(isOpen(rangeOf(found, CLOTHES, -1))).toBe(false);
  expect(rangeOf(found, 3, 2)).toBeUndefined();
});

test('the cause names the first thing that it changes', () => {
  const cause: CauseView = { seat: 0, deed: 'appeal', before: 3, after: 4, sells: [4, 3], cash: [40, 30], space: [20, 19], wage: [3, 3] };
  expect(causeArgs(cause, 'Jenny')).toMatchObject({ who: 'Jenny', effect: 'sells', was: 4, is: 3 });
  expect(causeArgs({ ...cause, sells: [4, 4], wage: [3, 4] }, 'Jenny')).toMatchObject({ effect: 'wage', was: 3, is: 4 });
  expect(causeArgs({ ...cause, sells: [4, 4] }, 'Jenny')).toMatchObject({ effect: 'share', was: 20, is: 19 });
  expect(causeArgs({ ...cause, sells: [4, 4], space: [20, 20] }, 'Jenny')).toMatchObject({ effect: 'cash', was: 40, is: 30 });
});

test('the first cycle is as wide as the others make it, and cash is carried on', () => {
  const now = view();
  now.companies[2]!.cash = 3;
  const hold = sellerOf(now, CLOTHES, 2)!.cash_after!;
  const [first, second] = cyclesOf(outlook(now), now);
  expect([first!.low, first!.high]).toEqual([5 + 2 - hold, 5 + 8 - hold]);
  expect([first!.short, second!.short]).toEqual([false, true]);
});

test('a plan hurts at once, when its bill is paid, or in the sale', () => {
  const [before, now] = [view(), view()];
  expect(hurtOf(now, before, [], VALUES)).toBeNull();
  const shortfall = { shares: 1, loans: 0, spaces: 2, raised: 19 };
  Object.assign(sellerOf(now, now.coming, 2)!, { shortfall, space_after: 11 });
  const { shares, space } = before.companies[2]!;
  expect(hurtOf(now, before, [], VALUES)).toMatchObject({ when: 'sale', shares: 1, from: space, to: 11, worth: shares * space, then: (shares - 1) * 11 });
  now.shortfall = { ...shortfall, shares: 2, spaces: 4 };
  expect(hurtOf(now, before, [], VALUES)).toMatchObject({ when: 'plan', shares: 2, to: space - 4 });
  now.shortfall = null;
  const told = [{ key: 'emergency', seat: 2, args: { shares: 3, loans: 1, space: 9 } }];
  now.companies[2]!.space = 9;
  expect(hurtOf(now, before, told, VALUES)).toMatchObject({ when: 'plan', shares: 3, loans: 1, to: 9 });
});

test('a level is announced as obsolete one decade ahead', () => {
  const now = view();
  const kit = { obsolete: [0, 0, 0, 1, 1, 2], obsolete_workers: 2 } as unknown as Kit;
  now.timetable.decades = [1760, 1770, 1780, 1790, 1800, 1810];
  now.year = 1780;
  expect(obsoleteSoon(now, kit, 1)).toEqual({ year: '1790', level: 1, workers: 2 });
  expect(obsoleteSoon(now, kit, 2)).toBeNull();
  now.year = 1770;
  expect(obsoleteSoon(now, kit, 1)).toBeNull();
  now.year = 1810;
  expect(obsoleteSoon(now, kit, 1)).toBeNull();
  expect(obsoleteFrom(now, kit, 5)).toMatchObject({ year: '1810', level: 2 });
});

test('the order of the cycle says who has acted', () => {
  const now = view();
  const states = orderOf(now).map(({ seat, state }) => `${seat} ${state}`);
  expect(states).toContain('2 now');
  expect(states).toContain('0 later');
  delete now.asked.yet_to_act;
  expect(orderOf(now)).toEqual([]);
});
