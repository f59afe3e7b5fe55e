// The order of play of the cycle under way, as far as it is one of actions.
import type { View } from '../wire';

export interface Turn {
  seat: number;
  state: 'done' | 'now' | 'later';
}

/** Everybody, beginning with the start player; empty outside the action phase. */
export function orderOf(view: View): Turn[] {
  const later = view.asked.yet_to_act;
  if (!later || view.over) return [];
  return Array.from({ length: view.seats }, (_, turn) => (view.start + turn) % view.seats).map((seat) => ({
    seat,
    state: later.includes(seat) ? 'later' : seat === view.to_move ? 'now' : 'done',
  }));
}
