import type { Panel } from '../../../learn/complete/outline';

/** Legal and illegal places (`learn/complete/drawings.ts`). */
export const drawings: Readonly<Record<string, Panel[]>> = {
  jobs: [
    { caption: 'jobs-ok', ok: true, rows: ['free:demand free:demand new:worker neutral:worker', 'neutral:worker neutral:worker neutral:worker neutral:worker', 'neutral:worker neutral:worker neutral:worker neutral:worker'] },
    { caption: 'jobs-not', ok: false, rows: ['free:demand free:demand neutral:worker neutral:worker', 'neutral:worker new:worker neutral:worker neutral:worker', 'neutral:worker neutral:worker neutral:worker neutral:worker'] },
  ],
  admin: [
    { caption: 'admin-ok', ok: true, rows: ['label=$row0 own:worker', 'label=$row1 new:quality', 'label=$row2 free'] },
    { caption: 'admin-not', ok: false, rows: ['label=$row0 new:close', 'label=$row1 own:machine', 'label=$row2 free'] },
  ],
  close: [
    { caption: 'close-ok', ok: true, rows: ['old:close label:right new=II', 'old=I gap gap'] },
    { caption: 'close-not', ok: false, rows: ['old:close label:right new=I', 'old=I gap gap'] },
  ],
  rows: [
    { caption: 'rows-ok', ok: true, rows: ['label=1 own:worker own:worker gap', 'label=2 new:worker free gap', 'label=3 free free free'] },
    { caption: 'rows-not', ok: false, rows: ['label=1 own:worker free gap', 'label=2 new:worker free gap', 'label=3 free free free'] },
  ],
  fire: [
    { caption: 'fire-ok', ok: true, rows: ['label=1 own:worker own:worker', 'label=2 own:worker new:close', 'label=3 new:close new:close'] },
    { caption: 'fire-not', ok: false, rows: ['label=1 own:worker new:close', 'label=2 free free', 'label=3 free free'] },
  ],
  machine: [
    { caption: 'machine-ok', ok: true, rows: ['label=1 own:worker machine:machine', 'label=2 own:worker new:machine'] },
    { caption: 'machine-empty', ok: false, rows: ['label=1 new:machine own:worker', 'label=2 own:worker new:close'] },
  ],
  ship: [
    { caption: 'ship-ok', ok: true, rows: ['label=$row0 free', 'label=$row1 new:ship', 'label=$row2 free'] },
    { caption: 'ship-not', ok: false, rows: ['label=$row0 new:ship', 'label=$row1 free', 'label=$row2 free'] },
  ],
  price: [
    { caption: 'price-ok', ok: true, rows: ['old:factory label=+ old:quality label=+ old:distribution', 'label=− new:price label== label:appeal label=≥0'] },
    { caption: 'price-not', ok: false, rows: ['old:factory label=+ old:quality label=+ old:distribution', 'label=− new:price label== label:appeal label=<0'] },
  ],
  grey: [
    { caption: 'grey-ok', ok: true, rows: ['neutral:machine machine:machine'] },
    { caption: 'grey-not', ok: false, rows: ['neutral:machine neutral:machine'] },
  ],
  pier: [
    { caption: 'pier-ok', ok: true, rows: ['own:ship own:ship', 'old=2 old=4', 'new=6 gap'] },
    { caption: 'pier-not', ok: false, rows: ['own:ship own:ship', 'old=2 old=4', 'gap new=4'] },
  ],
  calls: [
    { caption: 'calls-shown', ok: null, rows: ['label=4 own:appeal gap gap', 'label=3 own other:appeal gap', 'label=2 own other neutral:importer', 'label=1 own other neutral'] },
  ],
};
