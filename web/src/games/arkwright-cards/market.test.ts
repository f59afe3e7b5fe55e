import { expect, test } from 'vitest';
import { billOf, stillToSet, voyageOf } from './forecast';
import { choices, company, factory, kit, view } from './fixture';
import { arrowsPassed, spacesOf, standOf, topSpace, USUAL_TOP } from './market';

test('tracks run from what is needed down to the lowest demand', () => {
  const here = view();
  const spaces = spacesOf(kit(), 1, standOf(here), standOf(here));
  expect([spaces[0]!.at, spaces.at(-1)!.at]).toEqual([USUAL_TOP, -3]);
  const high = view({ rivals: [{ colour: 2, appeal: [14, null, null, null], shares: 0, value: 0, worth: 0 }] });
  expect(topSpace(kit(), standOf(high))).toBe(14);
});

test('a marker that would move leaves a ghost, and so does the demand', () => {
  const here = view();
  const choice = choices()![5]!;
  const spaces = spacesOf(kit(), 1, standOf(here, choice), standOf(here));
  const on = (at: number) => spaces.find((space) => space.at === at)!;
  expect(on(5).markers).toEqual([{ seat: 0, state: 'planned' }]);
  expect(on(4).markers).toEqual([{ seat: 1, state: 'here' }, { seat: 0, state: 'left' }]);
  expect([on(4).demand, on(1).demand]).toEqual(['planned', 'left']);
});

test('arrows lie on the lines where the printed count grows', () => {
  const here = view();
  const arrows = spacesOf(kit(), 0, standOf(here), standOf(here)).filter(({ arrow }) => arrow).map(({ at }) => at);
  expect(arrows.slice(-3)).toEqual([4, 3, 1]);
  expect([arrowsPassed(kit(), 4, 6), arrowsPassed(kit(), 6, 3)]).toEqual([2, -3]);
});

test('ships take what is left, as far as they hold', () => {
  expect(voyageOf(kit(), company(0), 1, 3)).toEqual({ goods: 3, ships: 2, price: 11, income: 33 });
  expect(voyageOf(kit(), company(0, { ships: 1 }), 1, 3).goods).toBe(2);
  expect(voyageOf(kit(), company(0, { tokens: 9 }), 1, 3).goods).toBe(0);
  expect(voyageOf(kit(), company(0, { cards: [{ card: 'contract', used: false }] }), 1, 2).income).toBe(25);
});

test('the bill follows the choice', () => {
  expect(billOf(view(), kit(), 0, null)).toMatchObject({ sells: 3, income: 27, costs: 11, balance: 38, steps: 1 });
  expect(billOf(view(), kit(), 0, choices()![1]!)).toMatchObject({ sells: 1, income: 12, stays: 0, balance: 45, steps: 0 });
  expect(billOf(view(), kit(), 2, null)).toBeNull();
});

test('only those who come later may still change their price', () => {
  expect(stillToSet(view())).toEqual([0, 1]);
  expect(stillToSet(view({ asked: { step: 3 } }))).toEqual([1]);
  expect(stillToSet(view({ start: 1, companies: [company(0), company(1), company(2, { factories: [null, factory(), null, null] })] }))).toEqual([0]);
  expect(stillToSet(view({ asked: {} }))).toEqual([]);
});
