import { expect, test } from 'vitest';
import { spacesOf, standOf, topSpace, USUAL_TOP } from './market';
import { kit, moment } from '../moments';

const here = moment('price');
const board = kit.boards[here.market.side]!;

test('tracks run from what is needed down to the lowest demand', () => {
  const spaces = spacesOf(kit, board, 1, standOf(here), standOf(here));
  expect([spaces[0]!.at, spaces.at(-1)!.at]).toEqual([USUAL_TOP, -3]);
  const high = { ...here, rivals: [{ colour: 'neutral' as const, appeal: [14, null, null, null], shares: 0, value: 0, worth: 0 }] };
  expect(topSpace(kit, standOf(high))).toBe(14);
});

test('a marker that would move leaves a ghost, and so does the demand', () => {
  const choice = here.choices!.find(({ appeal }) => appeal === 5)!;
  const spaces = spacesOf(kit, board, here.round, standOf(here, choice), standOf(here));
  const on = (at: number) => spaces.find((space) => space.at === at)!;
  expect(on(5).markers).toEqual([{ seat: 0, state: 'planned' }, { seat: 1, state: 'here' }]);
  expect(on(8).markers).toEqual([{ seat: 0, state: 'left' }]);
  expect([on(choice.demand).demand, on(5).demand]).toEqual(['planned', 'left']);
});

test('colours nobody plays stand on the tracks as well', () => {
  expect(standOf(moment('solo')).markers[0]).toContainEqual({ colour: 'first', at: 4 });
});

test('arrows lie on the lines where the printed count grows', () => {
  const arrows = spacesOf(kit, board, 0, standOf(here), standOf(here)).filter(({ red }) => red).map(({ at }) => at);
  expect(arrows.slice(-3)).toEqual([4, 3, 1]);
});

test('a box may have other arrows for each good, and green ones elsewhere', () => {
  const none = board.green.map((row) => row.map(() => 0));
  const other = { ...board, red: [none[0]!, ...board.red.slice(1)], green: none };
  const [food, clothes] = [0, 1].map((good) => spacesOf(kit, other, good, standOf(here), standOf(here)));
  expect(food!.some(({ red, green }) => red || green)).toBe(false);
  expect(clothes!.filter(({ red }) => red).length).toBeGreaterThan(3);
  expect(clothes!.some(({ green }) => green)).toBe(false);
});
