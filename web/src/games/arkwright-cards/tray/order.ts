// The turns between now and the viewer, as far as the view tells them.
import { t } from '../../../lib/text/i18n.svelte';
import type { Station } from '../../../road/stations';
import type { View } from '../wire';

/** Who acts now and who is still to act in this round; then the production, after which everybody acts again. */
export function roadOf(view: View): Station[] {
  if (view.to_move < 0) return [];
  const now = { seat: view.to_move };
  const later = view.asked.yet_to_act;
  // Of two players the other one is next; else the view does not tell the order here.
  if (!later) return view.viewer >= 0 && view.companies.length === 2 ? [now, { seat: view.viewer }] : [now];
  const turns = [now, ...later.filter((seat) => seat !== view.to_move).map((seat) => ({ seat }))];
  if (view.viewer < 0 || later.includes(view.viewer)) return turns;
  return [...turns, { icon: 'demand', title: t('cardgame-road-production'), note: '' }, { seat: view.viewer }];
}
