import { expect, test } from 'vitest';
import { roadOf as arkadiaRoad } from '../games/arkadia/tray/road';
import type { View } from '../games/arkadia/wire';
import { around, nowAndNext, roundAndNext, untilMe } from './stations';

test('the road ends at the next turn of the viewer', () => {
  const road = around(2, 4).map((seat) => ({ seat }));
  expect(untilMe(road, 0)).toEqual([{ seat: 2 }, { seat: 3 }, { seat: 0 }]);
  expect(untilMe(road, -1)).toEqual(road);
});

test('where the order is not told, only of two players the next one is known', () => {
  expect(nowAndNext(1, 0, 2)).toEqual([{ seat: 1 }, { seat: 0 }]);
  expect(nowAndNext(1, 0, 3)).toEqual([{ seat: 1 }]);
  expect(nowAndNext(0, 0, 2)).toEqual([{ seat: 0 }]);
  expect(nowAndNext(1, -1, 2)).toEqual([{ seat: 1 }]);
});

test('in Arkadia everybody plays in the order of the table, and nobody when it is over', () => {
  const view = { to_move: 1, next: 2, players: [0, 1, 2, 3] } as unknown as View;
  expect(arkadiaRoad(view)).toEqual([1, 2, 3, 0].map((seat) => ({ seat })));
  expect(arkadiaRoad({ ...view, to_move: -1 })).toEqual([]);
});

test('after everybody has acted something happens, and the viewer acts again', () => {
  const between = { icon: 'demand', title: 'Sale', note: '' };
  const road = (now: number, later: number[] | null, viewer: number): unknown[] => roundAndNext(now, later, viewer, between);
  expect(road(1, [1, 2], 0)).toEqual([{ seat: 1 }, { seat: 2 }, between, { seat: 0 }]);
  expect(road(1, [2, 0], 0)).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 0 }]);
  expect(road(1, [2], -1)).toEqual([{ seat: 1 }, { seat: 2 }]);
  expect(road(1, null, 0)).toEqual([{ seat: 1 }]);
  expect(road(-1, [], 0)).toEqual([]);
});
