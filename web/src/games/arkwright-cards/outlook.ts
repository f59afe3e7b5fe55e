// The outlook beside the forecast of the card game: readings, ranges, their cause, the odds of the bag, and what would hurt.
import type { Reading } from '../../table/plan/outlook.svelte';
import type { CauseView, ForecastView, OutlookView, RangeView, SellerView } from './wire';

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

/** What a production takes from a company for want of money; null: it suffices. */
export const hurtOf = (seller: Pick<SellerView, 'bankrupt' | 'loans'> | undefined): Hurt | null =>
  seller && (seller.bankrupt || seller.loans > 0) ? { bankrupt: seller.bankrupt, loans: seller.loans } : null;
