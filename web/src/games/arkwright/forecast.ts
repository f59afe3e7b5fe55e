// The forecast as a table: sellers in the order they are called, with what the plan changes.
import type { Forecast, ForecastSeller, View } from './types';

export interface SellerRow {
  /** −1 is the importer. */
  seat: number;
  appeal: number;
  makes: number | null;
  sells: number;
  income: number | null;
  costs: number | null;
  steps: number | null;
  /** The same without the plan, where it differs. */
  was: { appeal: number | null; makes: number | null; sells: number | null };
  /** May still act before the goods are sold. */
  open: boolean;
}

/** Higher appeal first, the importer behind its equals, then higher quality, then clockwise from the start player. */
export function sellerRows(view: View, before: View, good: number): SellerRow[] {
  const now = view.forecast[good]!;
  const old = before.forecast[good]!;
  const acting = yetToAct(before);
  const rows = now.sellers.map((seller): SellerRow => {
    const known = old.sellers.find((one) => one.seat === seller.seat);
    return { ...seller, was: differences(seller, known), open: acting.includes(seller.seat) };
  });
  rows.sort(
    (a, b) => b.appeal - a.appeal || quality(view, b.seat, good) - quality(view, a.seat, good) || turn(view, a.seat) - turn(view, b.seat),
  );
  const place = rows.findIndex((row) => row.appeal < now.importer);
  rows.splice(place < 0 ? rows.length : place, 0, importerRow(now, old));
  return rows;
}

function importerRow(now: Forecast, old: Forecast): SellerRow {
  return {
    seat: -1,
    appeal: now.importer,
    makes: null,
    sells: now.importer_sells,
    income: null,
    costs: null,
    steps: null,
    was: { appeal: null, makes: null, sells: old.importer_sells === now.importer_sells ? null : old.importer_sells },
    open: false,
  };
}

function differences(now: ForecastSeller, old: ForecastSeller | undefined): SellerRow['was'] {
  const of = (key: 'appeal' | 'makes' | 'sells'): number | null => (old && old[key] !== now[key] ? old[key] : null);
  return { appeal: of('appeal'), makes: of('makes'), sells: of('sells') };
}

const quality = (view: View, seat: number, good: number): number => {
  const factory = view.companies[seat]?.factories[good];
  return factory ? factory.base + factory.quality : 0;
};

const turn = (view: View, seat: number): number => (seat - view.start + view.seats) % view.seats;

/** Seats whose turn of this cycle still comes after the one now deciding. */
export function yetToAct(view: View): number[] {
  // The supervisory board is asked out of turn: whose turn it is cannot be told.
  if (view.cycle < 0 || view.cycle > 3 || view.asked.production || view.to_move < 0 || view.phase === 'board') return [];
  const now = turn(view, view.to_move);
  return view.companies.map((company) => company.seat).filter((seat) => turn(view, seat) > now);
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
  const [seller, known] = [sellerOf(view, good), sellerOf(before, good)];
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

const sellerOf = (view: View, good: number): ForecastSeller | undefined =>
  view.forecast[good]?.sellers.find((seller) => seller.seat === view.viewer);
