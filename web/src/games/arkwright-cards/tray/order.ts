// The turns between now and the viewer, as far as the view tells them.
import { t } from '../../../lib/text/i18n.svelte';
import { roundAndNext, type Station } from '../../../road/stations';
import type { View } from '../wire';

/** Who acts now and who is still to act in this round; then the production, after which everybody acts again. */
export function roadOf(view: View): Station[] {
  return roundAndNext(view.to_move, view.asked.yet_to_act, view.viewer, { icon: 'demand', title: t('cardgame-road-production'), note: '' }, view.companies.length);
}
