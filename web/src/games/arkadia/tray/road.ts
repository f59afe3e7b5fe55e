// The turns between now and the viewer.
import { around, type Station } from '../../../road/stations';
import type { View } from '../wire';

/** Who plays now, then everybody in the order of the table, beginning with the next player. */
export function roadOf(view: View): Station[] {
  if (view.to_move < 0) return [];
  const next = view.next >= 0 ? view.next : (view.to_move + 1) % view.players.length;
  return [{ seat: view.to_move }, ...around(next, view.players.length).filter((seat) => seat !== view.to_move).map((seat) => ({ seat }))];
}
