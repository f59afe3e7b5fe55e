// The order of play of the cycle under way, as far as it is one of actions.
import { around, nowAndNext, type Station } from '../../../road/stations';
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
  if (view.to_move < 0) return [];
  const now = { seat: view.to_move };
  const later = view.asked.yet_to_act;
  if (!later) return nowAndNext(view.to_move, view.viewer, view.seats);
  const turns = [now, ...later.filter((seat) => seat !== view.to_move).map((seat) => ({ seat }))];
  if (view.viewer < 0 || later.includes(view.viewer)) return turns;
  return [...turns, { icon: 'demand', title: t('arkwright-road-sale'), note: '' }, { seat: view.viewer }];
}
