// What will be in the box after this production: the one meaning of money on a button that sends.
import type { Box } from '../../../table/tray/deeds';
import type { View } from '../wire';

/** From the money on the table to that after the production of this round; null for a viewer without a company. */
export function boxAfter(view: View, base: View): Box | null {
  const [mine, old] = [view.companies[base.viewer], base.companies[base.viewer]];
  if (!mine || !old) return null;
  // A plan that ends the round has had its production.
  const over = view.over || view.round !== base.round || view.decade !== base.decade;
  const line = over ? undefined : view.forecast?.sellers.find(({ seat }) => seat === base.viewer);
  return { before: old.money, after: line?.money_then ?? mine.money, steps: line?.steps ?? 0, produced: over || line !== undefined, scored: view.over };
}
