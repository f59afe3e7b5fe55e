// Selling seals after a banner: the sums of the sale panel and the moves it sends.
import type { Wish } from '../../../table/session/offer';
import { DONE, sellSeals } from './moves';
import type { Offer } from '../wire';

/** One number for each family, in the order of the kit's families. */
type PerFamily = readonly number[];

export interface SaleRow {
  family: string;
  have: number;
  value: number;
  sell: number;
  most: number;
  gold: number;
}

export function saleRows(
  families: readonly string[], seals: PerFamily, values: PerFamily, offer: Offer['sell'], sell: PerFamily,
): SaleRow[] {
  return families.map((family, i) => {
    const most = offer?.[family] ?? 0;
    const count = Math.min(sell[i] ?? 0, most);
    const value = values[i] ?? 0;
    return { family, have: seals[i] ?? 0, value, sell: count, most, gold: count * value };
  });
}

export function saleTotal(rows: readonly SaleRow[]): { seals: number; gold: number } {
  return {
    seals: rows.reduce((sum, row) => sum + row.sell, 0),
    gold: rows.reduce((sum, row) => sum + row.gold, 0),
  };
}

/**
 * One move per family with something to sell, sent together, all or nothing. `done` closes the sale while a family could
 * still be sold; after the last one the game goes on by itself and would refuse it.
 */
export function saleMoves(rows: readonly SaleRow[]): Wish[] {
  const moves = rows.filter((row) => row.sell > 0).map((row) => sellSeals(row.family, row.sell));
  const more = rows.some((row) => row.most > 0 && row.sell === 0);
  return more ? [...moves, DONE] : moves;
}

/** Gold that seals in hand are worth at given values. */
export function worth(seals: PerFamily, values: PerFamily): number {
  return seals.reduce((sum, count, i) => sum + count * (values[i] ?? 0), 0);
}
