// The job market as printed: 20 rows of four spaces, each with the demand it stands for and its wage.
import type { Kit } from '../wire';

export interface Space {
  /** The number printed in the space; null on the blank ones. */
  demand: number | null;
  /** A worker stands here. */
  worker: boolean;
  /** The demand that counts now: the last empty numbered space of its column. */
  current: boolean;
  /** Emptied by the plan, or filled by it. */
  tentative: 'gone' | 'back' | null;
}

export interface WageBand {
  wage: number;
  from: number;
  rows: number;
  now: boolean;
}

export interface MarketRow {
  spaces: Space[];
  /** Set on the first row of each wage band. */
  band: WageBand | null;
}

/** `empty` spaces are empty now; before the plan it was `before`. */
export function marketRows(kit: Kit, empty: number, before = empty): MarketRow[] {
  const goods = kit.goods.length;
  const all = kit.wage.length - 1;
  const rows: MarketRow[] = [];
  for (let first = 0; first < all; first += goods) {
    const spaces = kit.goods.map((_, column): Space => {
      const at = first + column;
      const [here, next] = [kit.demand[column]![at]!, kit.demand[column]![at + 1]!];
      const printed = next > here ? next : null;
      return {
        demand: printed,
        worker: at >= empty,
        current: printed !== null && at < empty && at + goods >= empty,
        tentative: at >= before && at < empty ? 'gone' : at >= empty && at < before ? 'back' : null,
      };
    });
    rows.push({ spaces, band: null });
  }
  for (const band of wageBands(kit, empty)) rows[band.from]!.band = band;
  return rows;
}

/** The wage is that of the row of the lowest empty space. */
export function wageBands(kit: Kit, empty: number): WageBand[] {
  const goods = kit.goods.length;
  const bands: WageBand[] = [];
  for (let row = 0; row * goods < kit.wage.length - 1; row++) {
    const wage = kit.wage[row * goods + 1]!;
    const last = bands.at(-1);
    if (last?.wage === wage) last.rows++;
    else bands.push({ wage, from: row, rows: 1, now: false });
  }
  const now = bands.find((band) => band.wage === kit.wage[empty]);
  if (now) now.now = true;
  return bands;
}

export function workersLeft(kit: Kit, empty: number): number {
  return kit.wage.length - 1 - empty;
}
