// The order of play of the cycle under way, as far as it is one of actions.
import { around, roundAndNext, type Station } from '../../../road/stations';
import { t } from '../../../lib/text/i18n.svelte';
import type { View } from '../wire';

export interface Turn {
  seat: number;
  state: 'done' | 'now' | 'later';
}

/** Everybody, beginning with the start player; empty outside the action phase. */
export function orderOf(view: View): Turn[] {
  const later = view.asked.yet_to_act;
  if (!later || view.over) return [];
  return around(view.start, view.seats).map((seat) => ({
    seat,
    state: later.includes(seat) ? 'later' : seat === view.to_move ? 'now' : 'done',
  }));
}

/** Who acts now and who is still to act in this cycle; then the production, after which everybody acts again. */
export function roadOf(view: View): Station[] {
  return roundAndNext(view.to_move, view.asked.yet_to_act, view.viewer, { icon: 'demand', title: t('arkwright-road-sale'), note: '' }, view.seats);
}
