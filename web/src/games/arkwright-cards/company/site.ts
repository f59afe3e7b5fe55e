// What a factory that does not stand yet would have, put together from what is printed.
import type { Kit } from '../wire';

/** The tile alone, or with the worker card that a first factory comes with. `together`: price and appeal, the office counted. */
export interface Site {
  goods: number;
  workers: number;
  cost: number;
  together: number;
  overseas: number;
}

export function siteOf(kit: Kit, good: number, side: number, crew: boolean): Site {
  const card = (of: number[][][]): number => (crew ? of[good]![0]![1]! : 0);
  return {
    goods: kit.tile_goods[side]![good]! + card(kit.crew_goods),
    workers: kit.tile_workers[side]![good]! + card(kit.crew_workers),
    cost: kit.fixed_cost[side]![good]!,
    together: kit.sum[side]![good]! + kit.office[good]!,
    overseas: kit.ship_price[side]![good]!,
  };
}
