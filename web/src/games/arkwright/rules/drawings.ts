import { not, ok, shown, type Panel } from '../../../learn/complete/outline';

/** Legal and illegal places (`learn/complete/drawings.ts`). */
export const drawings: Readonly<Record<string, Panel[]>> = {
  jobs: [ok('jobs-ok', 'free:demand free:demand new:worker neutral:worker', 'neutral:worker neutral:worker neutral:worker neutral:worker', 'neutral:worker neutral:worker neutral:worker neutral:worker'), not('jobs-not', 'free:demand free:demand neutral:worker neutral:worker', 'neutral:worker new:worker neutral:worker neutral:worker', 'neutral:worker neutral:worker neutral:worker neutral:worker')],
  admin: [ok('admin-ok', 'label=$row0 own:worker', 'label=$row1 new:quality', 'label=$row2 free'), not('admin-not', 'label=$row0 new:close', 'label=$row1 own:machine', 'label=$row2 free')],
  close: [ok('close-ok', 'old:close label:right new=II', 'old=I gap gap'), not('close-not', 'old:close label:right new=I', 'old=I gap gap')],
  rows: [ok('rows-ok', 'label=1 own:worker own:worker gap', 'label=2 new:worker free gap', 'label=3 free free free'), not('rows-not', 'label=1 own:worker free gap', 'label=2 new:worker free gap', 'label=3 free free free')],
  fire: [ok('fire-ok', 'label=1 own:worker own:worker', 'label=2 own:worker new:close', 'label=3 new:close new:close'), not('fire-not', 'label=1 own:worker new:close', 'label=2 free free', 'label=3 free free')],
  machine: [ok('machine-ok', 'label=1 own:worker machine:machine', 'label=2 own:worker new:machine'), not('machine-empty', 'label=1 new:machine own:worker', 'label=2 own:worker new:close')],
  ship: [ok('ship-ok', 'label=$row0 free', 'label=$row1 new:ship', 'label=$row2 free'), not('ship-not', 'label=$row0 new:ship', 'label=$row1 free', 'label=$row2 free')],
  price: [ok('price-ok', 'old:factory label=+ old:quality label=+ old:distribution', 'label=− new:price label== label:appeal label=≥0'), not('price-not', 'old:factory label=+ old:quality label=+ old:distribution', 'label=− new:price label== label:appeal label=<0')],
  grey: [ok('grey-ok', 'neutral:machine machine:machine'), not('grey-not', 'neutral:machine neutral:machine')],
  pier: [ok('pier-ok', 'own:ship own:ship', 'old=2 old=4', 'new=6 gap'), not('pier-not', 'own:ship own:ship', 'old=2 old=4', 'gap new=4')],
  calls: [shown('calls-shown', 'label=4 own:appeal gap gap', 'label=3 own other:appeal gap', 'label=2 own other neutral:importer', 'label=1 own other neutral')],
};
