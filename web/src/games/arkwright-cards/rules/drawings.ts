import type { Panel } from '../../../learn/complete/outline';

/** Legal and illegal places (`learn/complete/drawings.ts`). */
export const drawings: Readonly<Record<string, Panel[]>> = {
  employ: [
    { caption: 'employ-ok', ok: true, rows: ['new:worker own:worker old:factory old:office', 'new=2 own=1 old old'] },
    { caption: 'employ-not', ok: false, rows: ['new:worker free old:factory old:office', 'new=2 free old old'] },
  ],
  token: [
    { caption: 'token-ok', ok: true, rows: ['own:worker new:machine own:worker'] },
    { caption: 'token-not', ok: false, rows: ['own:worker machine:machine own:worker', 'new:machine own:worker own:worker'] },
  ],
  quality: [
    { caption: 'quality-ok', ok: true, rows: ['old:factory old:office own:quality new:quality', 'old old own=2 new=2'] },
    { caption: 'quality-not', ok: false, rows: ['old:factory own:quality new:quality', 'old own=3 new=2', 'old:factory own:distribution new:distribution', 'old own=3 new=1'] },
  ],
  arrows: [{ caption: 'arrows-shown', ok: null, rows: ['label=6 new:appeal new:demand', 'label:up free free', 'label=5 free free', 'label:up free own:demand', 'label=4 own:appeal free'] }],
  sale: [{ caption: 'sale-shown', ok: null, rows: ['label=4 own:appeal gap', 'label=3 new:clothes gap', 'label=2 new:clothes neutral:demand'] }],
  store: [
    { caption: 'store-ok', ok: true, rows: ['old:warehouse own:clothes own:clothes', 'old:warehouse own:food free'] },
    { caption: 'store-not', ok: false, rows: ['old:warehouse own:clothes new:food'] },
  ],
};
