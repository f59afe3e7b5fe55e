// What becomes of the goods of a seller, in the order in which they lie in the row.
import type { SceneClaim, SceneSeller } from '../wire';

export type Fate = 'made' | 'sold' | 'ship' | 'store' | 'lost';

/** The signs of the fates; a good that waits shows itself. */
export const SIGNS: Record<Fate, string> = { made: '', sold: 'check', ship: 'ship', store: 'warehouse', lost: 'close' };

/** Goods made, those of extra shifts among them, and goods from the store; each with its fate after these claims. */
export function fates(seller: SceneSeller, claims: readonly SceneClaim[], paid: boolean, over: boolean): { made: Fate[]; stock: Fate[] } {
  const own = claims.filter(({ seat }) => seat === seller.seat);
  const fromStock = own.filter(({ source }) => source === 'stock').length;
  const made: Fate[] = row(seller.made + seller.shifts, own.length - fromStock);
  const stock: Fate[] = row(seller.stock, fromStock);
  const rest = [made, stock].flatMap((list) => list.map((fate, at) => ({ list, at, fate }))).filter(({ fate }) => fate === 'made');
  const give = (number: number, fate: Fate): void => {
    for (const { list, at } of rest.splice(0, number)) list[at] = fate;
  };
  // What patrons and ships take comes from the production first, then from the store.
  if (paid) give(seller.extra.length, 'sold');
  if (over) {
    give(seller.shipped, 'ship');
    give(rest.length - seller.lost, 'store');
    give(rest.length, 'lost');
  }
  return { made, stock };
}

const row = (number: number, sold: number): Fate[] => Array.from({ length: number }, (_, i) => (i < sold ? 'sold' : 'made'));
