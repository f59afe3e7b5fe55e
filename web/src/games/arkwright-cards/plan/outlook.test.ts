import { expect, test } from 'vitest';
import made from '../made/action.json';
import { planHurts } from './outlook';
import type { SellerView, View } from '../wire';

const made_view = made.view as unknown as View;
const seat = made_view.viewer;
/** A moment of a round, with a forecast that forces this number of loans. */
function moment(loans: number, more: Partial<View> = {}, waits: number[] = []): View {
  const forecast = { ...made_view.forecast!, sellers: [{ seat, loans, bankrupt: false } as SellerView], yet_to_set: waits };
  return { ...made_view, forecast, ...more };
}
const owing = (loans: number): Partial<View> => ({ companies: made_view.companies.map((one) => (one.seat === seat ? { ...one, loans } : one)) });

test('a plan is warned of the loans that the production of its round forces', () => {
  expect(planHurts(moment(0), moment(2), null, 0)).toEqual({ bankrupt: false, loans: 2 });
  expect(planHurts(moment(0), moment(2), { bankrupt: false, loans: 0 }, 0)).toBeNull();
});

test('a plan that ends its round is not warned of the next one, but of what its own production brought', () => {
  const next = { round: made_view.round + 1 };
  expect(planHurts(moment(0, owing(0)), moment(2, { ...owing(0), ...next }), null, 0)).toBeNull();
  expect(planHurts(moment(0, owing(0)), moment(0, { ...owing(3), ...next }), null, 2)).toEqual({ bankrupt: false, loans: 1 });
});

test('who names the one to begin has a turn to come, and is warned of nothing', () => {
  const asked = { ...made_view.asked, step: undefined };
  expect(planHurts(moment(0, { asked }), moment(2, {}, [seat]), null, 0)).toBeNull();
});
