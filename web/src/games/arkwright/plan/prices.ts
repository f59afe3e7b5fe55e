// Prices in a plan: which phases ask for them, and where they have been given already.
import type { PlanStep } from '../../../table/plan/planned';
import type { Offer } from '../../../table/session/offer';
import type { PriceView, View } from '../wire';

/** The phases that ask for a price. */
export const PRICE_PHASES: readonly string[] = ['first-price', 'prices'];

/** May only those prices be changed that were set in this plan, when their factories were built? Then nothing new is asked. */
export function isPricedAlready(view: View, offer: Offer, before: readonly PlanStep<View>[], base: View): boolean {
  if (view.phase !== 'prices') return false;
  const first = before.filter(({ move }, at) => move.kind === 'price' && (before[at - 1]?.view ?? base).phase === 'first-price');
  const built = new Set(first.map(({ move }) => move.args['good']));
  return built.size > 0 && offer.of('price').every(({ args }) => built.has(args['good']));
}

/** The row with the most cash; of equal ones the highest price. Cash that shares or loans must bring does not count. */
export const mostCash = (rows: readonly PriceView[]): PriceView | undefined =>
  rows.reduce<PriceView | undefined>((best, row) => (row.short || (best && best.cash > row.cash) ? best : row), undefined);

/** Another price that moves the share value further than the chosen one; of several the one with the most cash. */
export function furtherOn(rows: readonly PriceView[], chosen: PriceView): PriceView | undefined {
  const further = rows.filter(({ space }) => space > chosen.space);
  const most = Math.max(...further.map(({ space }) => space));
  return mostCash(further.filter(({ space }) => space === most));
}
