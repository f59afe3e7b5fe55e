// What building, upgrading, hiring and automating bring, in words; the figures are the server's.
import { t } from '../../../lib/text/i18n.svelte';
import type { EffectView } from '../wire';

/** More, less, or the same. */
const way = (n: number): string => (n > 0 ? 'more' : n < 0 ? 'less' : 'same');

/** "+1 good, 3 workers, £12 a production". */
export function bringsWords(effect: EffectView): string {
  const { kind, goods, workers, machines, fixed, costs, together, overseas } = effect;
  if (kind === 'found' || kind === 'open') return t('cardgame-site-facts', { goods, workers, cost: fixed, together, overseas });
  const args = { goods, workers: Math.abs(workers), machines, costs: Math.abs(costs), way: way(costs), together, overseas };
  return t(`cardgame-brings-${kind === 'invent' ? 'upgrade' : kind}`, args);
}
