// What will be in the box after this production: the one meaning of money on a button that sends.
import type { Box } from '../../../table/tray/deeds';
import { sellerOf } from './forecast';
import type { View } from '../wire';

/** From the cash at the table to that after the production of the good that comes next; null where it is not known. */
export function boxAfter(view: View, base: View): Box | null {
  const [mine, old] = [view.companies[view.viewer], base.companies[view.viewer]];
  if (!mine || !old || mine.cash === null || old.cash === null) return null;
  const good = base.coming;
  // In 1760 no production is near: then it is the cash itself. A plan that ends the cycle has had its production, also while somebody
  // is still asked before the next one.
  const first = base.cycle < 0;
  const over = view.over || view.turn !== base.turn || view.coming !== good;
  const line = over || first ? undefined : sellerOf(view, good, view.viewer);
  const space = line?.space_after ?? mine.space;
  return { before: old.cash, after: line?.cash_after ?? mine.cash, steps: space - old.space, produced: good >= 0 && !first, scored: view.over };
}
