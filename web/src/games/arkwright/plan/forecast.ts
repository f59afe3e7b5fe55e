// The forecast as a table: sellers in the order they are called, with what the plan changes.
import { tilesInPlay } from '../learn/help';
import type { ForecastView, SellerView, ShortfallView, View } from '../wire';

export interface SellerRow extends SellerView {
  /** The same without the plan, where it differs. */
  was: { appeal: number | null; makes: number | null; sells: number | null };
  /** May still act before the goods are sold. */
  open: boolean;
}

/** The forecast of a good; there is none when no production of it is to come. */
export const lineOf = (view: View, good: number): ForecastView | undefined => view.forecast.find((line) => line.good === good);

export function sellerRows(view: View, before: View, good: number): SellerRow[] {
  const acting = before.asked.yet_to_act ?? [];
  const sellers = (lineOf(view, good)?.sellers ?? []).filter((seller) => seller.seat < 0 || takesPart(view, good, seller));
  return sellers.map((seller) => ({
    ...seller,
    steps: stepsOf(seller, before),
    was: differences(seller, sellerOf(before, good, seller.seat)),
    open: acting.includes(seller.seat),
  }));
}

/** Spaces that the share value moves from where it stands on the board, what the plan moves included. */
function stepsOf({ seat, space_after }: SellerView, before: View): number | null {
  const company = before.companies[seat];
  return company && space_after !== null ? space_after - company.space : null;
}

/** A company without a factory of the good has a row only where the production changes something for it. */
function takesPart(view: View, good: number, seller: SellerView): boolean {
  if (view.companies[seller.seat]?.factories[good]) return true;
  return [seller.sells, seller.income, seller.ships, seller.costs, seller.steps].some((n) => n !== 0) || seller.shortfall !== null;
}

/** What a forecast includes in addition to the sale; tiles and contracts only where the table has them. */
export function reckonedWith(view: View): 'harbour' | 'stock' | 'tiles' {
  if (view.rules.harbour) return 'harbour';
  return tilesInPlay(view).length > 0 ? 'tiles' : 'stock';
}

function differences(now: SellerView, old: SellerView | undefined): SellerRow['was'] {
  const of = (key: 'appeal' | 'makes' | 'sells'): number | null => (old && old[key] !== now[key] ? old[key] : null);
  return { appeal: of('appeal'), makes: of('makes'), sells: of('sells') };
}

/** Pounds that the viewer's own action costs, paid when the action ends; 0 for everybody else. */
export const owedOf = (view: View): number => (view.asked.turn?.seat === view.viewer ? view.asked.turn.owed : 0);

export interface Bill {
  /** Other goods are made before this one: what they bring is not in this bill. */
  later: boolean;
  cash: number;
  /** What the plan earns or costs before production. */
  plan: number;
  /** What stands on the bill of the action under way. */
  owed: number;
  sold: number;
  price: number;
  income: number;
  shipped: number;
  shipping: number;
  costs: number;
  shortfall: ShortfallView | null;
  after: number;
  /** The same without the plan; null when there is none. */
  without: number | null;
  /** The distribution falls, and the price with it. */
  givesWay: boolean;
  steps: number;
  space: number;
  spaceAfter: number;
}

/** Own cash through the coming production; null when it is hidden, there is no seat, or no such sale is to come or has already paid. */
export function billOf(view: View, before: View, good: number): Bill | null {
  const [mine, old] = [view.companies[view.viewer], before.companies[view.viewer]];
  if (!mine || !old || mine.cash === null || old.cash === null || old.bill !== null || !lineOf(view, good)) return null;
  if (before.asked.production?.good === good && !before.asked.sale) return null;
  const [seller, known] = [sellerOf(view, good, view.viewer), sellerOf(before, good, view.viewer)];
  const [income, shipping, costs, after] = [seller?.income ?? 0, seller?.shipping ?? 0, seller?.costs ?? 0, seller?.cash_after ?? mine.cash];
  const owed = owedOf(view);
  return {
    later: view.coming >= 0 && view.coming !== good,
    cash: old.cash,
    plan: after - (seller?.shortfall?.raised ?? 0) - income - shipping + costs + owed - old.cash,
    owed,
    sold: seller?.sells ?? 0,
    price: mine.factories[good]?.price ?? 0,
    income,
    shipped: seller?.ships ?? 0,
    shipping,
    costs,
    shortfall: seller?.shortfall ?? null,
    after,
    without: view === before ? null : (known?.cash_after ?? old.cash),
    givesWay: seller?.gives_way ?? false,
    steps: (seller?.space_after ?? mine.space) - old.space,
    space: old.space,
    spaceAfter: seller?.space_after ?? mine.space,
  };
}

export interface FirstBill {
  cash: number;
  /** What the plan earns: shares sold. */
  plan: number;
  factories: number;
  /** Null as long as the start capital is not there. */
  after: number | null;
}

/** In 1760: the factories are paid for at the end of the year, with the plan or later. */
export function firstBillOf(view: View, before: View): FirstBill | null {
  const [mine, old] = [view.companies[view.viewer], before.companies[view.viewer]];
  if (!mine || !old || mine.cash === null || old.cash === null || old.bill === null) return null;
  const factories = mine.bill ?? old.bill;
  const after = mine.bill === null ? mine.cash : mine.cash - mine.bill;
  return { cash: old.cash, plan: after + factories - old.cash, factories, after: after < 0 ? null : after };
}

/** What the forecast says of a seat; the importer has the seat −1. */
export const sellerOf = (view: View, good: number, seat: number): SellerView | undefined =>
  lineOf(view, good)?.sellers.find((seller) => seller.seat === seat);
