import { not, ok, type Panel } from '../../../learn/complete/outline';

/** Legal and illegal places (`learn/complete/drawings.ts`). */
export const drawings: Readonly<Record<string, Panel[]>> = {
  lot: [ok('lot-ok', 'tent:tent free free free free', 'free castle castle castle castle', 'free castle free free castle', 'free castle castle castle castle'), not('lot-not', 'free free free free free', 'free castle castle castle castle', 'free castle free tent:tent castle', 'free castle castle castle castle')],
  lay: [ok('lay-building', 'free free free free', 'old old new free', 'old free new new'), ok('lay-worker', 'free free free free', 'other:worker new new new', 'free free free free'), not('lay-corner', 'old old free free', 'old free free free', 'free new new new'), not('lay-nothing', 'old old free free', 'old free free new', 'free free free new')],
  vacant: [ok('vacant-tent', 'old old free free', 'old new new:tent new', 'free free free free'), not('vacant-not', 'old old free free', 'old:close new other:close new', 'free free free free')],
  workers: [ok('workers-ok', 'free own:worker free free', 'own:worker old old free', 'free neutral:worker-neutral free free'), not('workers-not', 'own:worker free free own:worker', 'old free free old', 'old free free old')],
  enclosed: [ok('enclosed-ok', 'free own:worker other:worker free', 'old new new own:worker', 'free neutral:worker-neutral castle castle'), not('enclosed-not', 'free own:worker other:worker free', 'old new new free', 'free neutral:worker-neutral castle castle')],
  floors: [ok('floors-ok', 'castle=I castle=I castle=I new=I', 'castle=I gap gap castle=I', 'castle=I castle=I castle castle'), not('floors-not', 'castle=I castle=I castle=I new=II', 'castle=I gap gap castle=I', 'castle=I castle=I castle castle')],
};
