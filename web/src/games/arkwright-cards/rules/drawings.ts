import { not, ok, shown, type Panel } from '../../../learn/complete/outline';

/** Legal and illegal places (`learn/complete/drawings.ts`). */
export const drawings: Readonly<Record<string, Panel[]>> = {
  employ: [ok('employ-ok', 'new:worker own:worker old:factory old:office', 'new=2 own=1 old old'), not('employ-not', 'new:worker free old:factory old:office', 'new=2 free old old')],
  token: [ok('token-ok', 'own:worker new:machine own:worker'), not('token-not', 'own:worker machine:machine own:worker', 'new:machine own:worker own:worker')],
  quality: [ok('quality-ok', 'old:factory old:office own:quality new:quality', 'old old own=2 new=2'), not('quality-not', 'old:factory own:quality new:quality', 'old own=3 new=2', 'old:factory own:distribution new:distribution', 'old own=3 new=1')],
  arrows: [shown('arrows-shown', 'label=6 new:appeal new:demand', 'label:up free free', 'label=5 free free', 'label:up free own:demand', 'label=4 own:appeal free')],
  sale: [shown('sale-shown', 'label=4 own:appeal gap', 'label=3 new:clothes gap', 'label=2 new:clothes neutral:demand')],
  store: [ok('store-ok', 'old:warehouse own:clothes own:clothes', 'old:warehouse own:food free'), not('store-not', 'old:warehouse own:clothes new:food')],
};
