// What a production would bring, line by line, from the server's figures.
import type { Company, Kit, PriceChoice, Seller, View } from './types';

export interface Voyage {
  goods: number;
  ships: number;
  price: number;
  income: number;
}

/** What of the goods left over the ready ships could take overseas: printed numbers times what lies there. */
export function voyageOf(kit: Kit, company: Company, good: number, left: number): Voyage {
  const factory = company.factories[good];
  const price = factory ? kit.ship_price[factory.side]![good]! : 0;
  const each = kit.tracks.shipping[company.tracks.shipping.at]!;
  const ready = Math.min(company.ships, kit.ship_tokens - company.tokens);
  const goods = Math.max(0, Math.min(left, ready * each));
  const extra = company.cards.some(({ card }) => card === 'contract') ? (kit.contract[Math.min(goods, kit.contract.length - 1)] ?? 0) : 0;
  return { goods, ships: Math.ceil(goods / each), price, income: goods * price + extra };
}

export interface Bill {
  price: number;
  sells: number;
  income: number;
  voyage: Voyage;
  /** Stays in warehouses, or goes to waste. */
  stays: number;
  fixed: number;
  wages: number;
  workers: number;
  upkeep: number;
  machines: number;
  costs: number;
  /** Home sales less costs; ships are a choice of their own. */
  balance: number;
  value: number;
  steps: number;
}

/** One's own production as things stand, or with a price that is being chosen. */
export function billOf(view: View, kit: Kit, seat: number, choice: PriceChoice | null): Bill | null {
  const row: Seller | undefined = view.forecast?.sellers.find((seller) => seller.seat === seat);
  const company = view.companies[seat];
  if (!row || !company || !view.forecast) return null;
  const sells = choice ? choice.sells[seat]! : row.sells;
  const income = choice ? choice.income : row.income;
  const left = choice ? choice.left : row.left;
  const voyage = voyageOf(kit, company, view.forecast.good, left);
  const { fixed, wages, workers, upkeep, machines, costs } = row;
  return {
    price: choice ? choice.price : row.price, sells, income, voyage, stays: left - voyage.goods, fixed, wages, workers, upkeep, machines, costs,
    balance: income + voyage.income - costs, value: company.value, steps: choice ? choice.steps[seat]! : row.steps,
  };
}

/** Seats that may still change the price of the active good before it is produced. */
export function stillToSet(view: View): number[] {
  if (view.over || view.to_move < 0 || !view.asked.step) return [];
  const count = view.seats;
  const turnOf = (seat: number): number => (seat - view.start + count) % count;
  const now = turnOf(view.to_move) + (view.asked.step > 2 ? 1 : 0);
  return view.companies.filter(({ seat, factories, broke }) => !broke && factories[view.round] && turnOf(seat) >= now).map(({ seat }) => seat);
}
