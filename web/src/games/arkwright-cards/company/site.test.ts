import { expect, test } from 'vitest';
import made from '../made/action.json';
import { siteOf } from './site';
import type { Kit } from '../wire';

const kit = made.kit as unknown as Kit;

test('a first factory makes what its tile and its first worker card make, and pays all of their workers', () => {
  const [tile, first] = [siteOf(kit, 0, 1, false), siteOf(kit, 0, 1, true)];
  expect([first.goods - tile.goods, first.workers - tile.workers]).toEqual([kit.crew_goods[0]![0]![1], kit.crew_workers[0]![0]![1]]);
  expect([tile.goods, first.cost, first.together]).toEqual([kit.tile_goods[1]![0], kit.fixed_cost[1]![0], kit.sum[1]![0]! + kit.office[0]!]);
});
