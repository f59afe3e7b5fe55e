// What may be traded with shares of other companies, as a list of steppers. Legality is the server's: a closed stepper answers why.
import type { Offer } from '../../../table/session/offer';
import type { View } from '../wire';

export interface Trade {
  kind: 'buy-of' | 'sell-of' | 'buy-from';
  seat: number;
  /** For the line below: price of a share, how many there are, what the company gets. */
  args: { price: number; have: number; bonus: number };
}

/** Buying stands there for every company; selling and buying back only where there is something to sell. */
export function foreignTrades(view: View, offer: Offer | null, bonusPer: number): Trade[] {
  const mine = view.companies[view.viewer];
  if (!mine?.foreign || !offer) return [];
  const others = view.companies.filter(({ seat }) => seat !== view.viewer);
  const buys = others.map(({ seat, value, bank_shares }): Trade => ({ kind: 'buy-of', seat, args: { price: value, have: bank_shares, bonus: Math.floor(value / bonusPer) } }));
  const backs = others
    .filter(({ foreign }) => (foreign?.[view.viewer] ?? 0) > 0)
    .map(({ seat, foreign }): Trade => ({ kind: 'buy-from', seat, args: { price: mine.value, have: foreign![view.viewer]!, bonus: 0 } }));
  return view.phase === 'start-portfolio' ? buys : [...buys, ...sales(view, mine.foreign), ...backs];
}

/** Whose shares an emergency sale may take in addition to those of the company itself. */
export function emergencySales(view: View): Trade[] {
  return sales(view, view.companies[view.viewer]?.foreign ?? []);
}

function sales(view: View, held: readonly number[]): Trade[] {
  return view.companies
    .filter(({ seat }) => (held[seat] ?? 0) > 0)
    .map(({ seat, value }): Trade => ({ kind: 'sell-of', seat, args: { price: value, have: held[seat]!, bonus: 0 } }));
}
