// The forecast as a table: sellers in the order they are called, with what the plan changes.
import type { SellerView, View } from './wire';

export interface SellerRow extends SellerView {
  /** The same without the plan, where it differs. */
  was: { appeal: number | null; makes: number | null; sells: number | null };
  /** May still act before the goods are sold. */
  open: boolean;
}

export function sellerRows(view: View, before: View, good: number): SellerRow[] {
  const acting = before.asked.yet_to_act ?? [];
  return view.forecast[good]!.sellers.map((seller) => ({
    ...seller,
    was: differences(seller, sellerOf(before, good, seller.seat)),
    open: acting.includes(seller.seat),
  }));
}

function differences(now: SellerView, old: SellerView | undefined): SellerRow['was'] {
  const of = (key: 'appeal' | 'makes' | 'sells'): number | null => (old && old[key] !== now[key] ? old[key] : null);
  return { appeal: of('appeal'), makes: of('makes'), sells: of('sells') };
}

export interface Bill {
  cash: number;
  /** What the plan earns or costs before production. */
  plan: number;
  sold: number;
  price: number;
  income: number;
  costs: number;
  after: number;
  /** The same without the plan; null when there is none. */
  without: number | null;
  steps: number;
  space: number;
  spaceAfter: number;
}

/** Own cash through the coming production; null when it is hidden, there is no seat, or this sale has already paid. */
export function billOf(view: View, before: View, good: number, lastSpace: number): Bill | null {
  const [mine, old] = [view.companies[view.viewer], before.companies[view.viewer]];
  if (!mine || !old || mine.cash === null || old.cash === null) return null;
  if (before.asked.production?.good === good && !before.asked.sale) return null;
  const [seller, known] = [sellerOf(view, good, view.viewer), sellerOf(before, good, view.viewer)];
  const steps = seller?.steps ?? 0;
  return {
    cash: old.cash,
    plan: mine.cash - old.cash,
    sold: seller?.sells ?? 0,
    price: mine.factories[good]?.price ?? 0,
    income: seller?.income ?? 0,
    costs: seller?.costs ?? 0,
    after: mine.cash + (seller?.income ?? 0) - (seller?.costs ?? 0),
    without: view === before ? null : old.cash + (known?.income ?? 0) - (known?.costs ?? 0),
    steps,
    space: mine.space,
    spaceAfter: Math.min(lastSpace, mine.space + steps),
  };
}

/** What the forecast says of a seat; the importer has the seat −1. */
export const sellerOf = (view: View, good: number, seat: number): SellerView | undefined =>
  view.forecast[good]?.sellers.find((seller) => seller.seat === seat);
