// The turns between now and the viewer, as far as the view tells them.
import { t } from '../../../lib/text/i18n.svelte';
import { nowAndNext, type Station } from '../../../road/stations';
import type { View } from '../wire';

/** Who acts now and who is still to act in this round; then the production, after which everybody acts again. */
export function roadOf(view: View): Station[] {
  if (view.to_move < 0) return [];
  const now = { seat: view.to_move };
  const later = view.asked.yet_to_act;
  if (!later) return nowAndNext(view.to_move, view.viewer, view.companies.length);
  const turns = [now, ...later.filter((seat) => seat !== view.to_move).map((seat) => ({ seat }))];
  if (view.viewer < 0 || later.includes(view.viewer)) return turns;
  return [...turns, { icon: 'demand', title: t('cardgame-road-production'), note: '' }, { seat: view.viewer }];
}
