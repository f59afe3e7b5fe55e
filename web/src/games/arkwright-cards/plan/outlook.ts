// The outlook in addition to the forecast of the card game: readings, ranges, their cause, the odds of the bag, and what would hurt.
import type { Reading } from '../../../table/plan/outlook.svelte';
import type { CauseView, ForecastView, OutlookView, RangeView, SellerView, View } from '../wire';

/** The forecast in this reading, as far as the outlook is known. */
export const readAs = (forecast: ForecastView | null, outlook: OutlookView | null, reading: Reading): ForecastView | null =>
  (reading === 'hold' ? forecast : (outlook?.readings[reading] ?? forecast));

export const rangeOf = (outlook: OutlookView | null, seat: number): RangeView | undefined => outlook?.ranges.find((range) => range.seat === seat);

export const isWide = (range: readonly [number, number] | undefined): boolean => !!range && range[0] !== range[1];

/** The arguments of the sentence that names the cause. */
export function causeArgs({ seat, before, after, sells, money, value }: CauseView, who: string): Record<string, string | number> {
  const effect = sells[0] !== sells[1] ? 'sells' : value[0] !== value[1] ? 'value' : 'cash';
  const [was, is] = { sells, value, cash: money }[effect];
  return { who, deed: seat < 0 ? 'draw' : 'appeal', before, after, effect, was, is };
}

export interface Hurt {
  bankrupt: boolean;
  loans: number;
}

/** What a production takes from a company for lack of money; null: the money suffices. */
export const hurtOf = (seller: Pick<SellerView, 'bankrupt' | 'loans'> | undefined): Hurt | null =>
  seller && (seller.bankrupt || seller.loans > 0) ? { bankrupt: seller.bankrupt, loans: seller.loans } : null;

/**
 * What a plan takes from a company for want of money, from `base` to `view`. A plan that ends the round has had its production:
 * then the loans count that it brought, `borrowed` ones apart. Before a production for which the company still has a turn to come
 * nothing is decided yet. `choice` is the price that is being chosen.
 */
export function planHurts(base: View, view: View, choice: Pick<SellerView, 'bankrupt' | 'loans'> | null, borrowed: number): Hurt | null {
  const seat = base.viewer;
  const [before, after] = [base.companies[seat], view.companies[seat]];
  if (before && after && (base.round !== view.round || base.decade !== view.decade)) {
    return hurtOf({ bankrupt: after.broke && !before.broke, loans: after.loans - before.loans - borrowed });
  }
  if (base.asked.step === undefined && view.forecast?.yet_to_set.includes(seat)) return null;
  const seller = view.forecast?.sellers.find((one) => one.seat === seat);
  return hurtOf(seller && choice ? { ...seller, ...choice } : seller);
}
