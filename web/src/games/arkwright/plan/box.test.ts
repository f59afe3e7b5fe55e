import { expect, test } from 'vitest';
import made from '../made/marker.json';
import type { View } from '../wire';
import { boxAfter } from './box';
import { sellerOf } from './forecast';

const base = made.view as unknown as View;
const mine = base.companies[base.viewer]!;

test('before a production it is the cash that the forecast leaves', () => {
  const line = sellerOf(base, base.coming, base.viewer);
  expect(boxAfter(base, base)).toEqual({
    before: mine.cash,
    after: line?.cash_after ?? mine.cash,
    steps: (line?.space_after ?? mine.space) - mine.space,
    produced: true,
    scored: false,
  });
});

test('a plan that ends the cycle has had its production: the cash then counts, not the forecast of the next one', () => {
  const companies = base.companies.map((company) => (company.seat === base.viewer ? { ...company, cash: 77, space: company.space + 2 } : company));
  const then = { ...base, turn: base.turn + 1, coming: base.coming + 1, companies };
  expect(boxAfter(then, base)).toEqual({ before: mine.cash, after: 77, steps: 2, produced: true, scored: false });
  expect(boxAfter({ ...then, turn: base.turn }, base)?.after).toBe(77);
  expect(boxAfter({ ...then, over: true }, base)?.scored).toBe(true);
});

test('who has no company, or does not see the cash, is told nothing', () => {
  expect(boxAfter({ ...base, viewer: -1 }, { ...base, viewer: -1 })).toBeNull();
  const hidden = { ...base, companies: base.companies.map((company) => ({ ...company, cash: null })) };
  expect(boxAfter(hidden, hidden)).toBeNull();
});
