import type { Panel } from '../../../learn/complete/outline';

/** Legal and illegal places (`learn/complete/drawings.ts`). */
export const drawings: Readonly<Record<string, Panel[]>> = {
  lot: [
    { caption: 'lot-ok', ok: true, rows: ['tent:tent free free free free', 'free castle castle castle castle', 'free castle free free castle', 'free castle castle castle castle'] },
    { caption: 'lot-not', ok: false, rows: ['free free free free free', 'free castle castle castle castle', 'free castle free tent:tent castle', 'free castle castle castle castle'] },
  ],
  lay: [
    { caption: 'lay-building', ok: true, rows: ['free free free free', 'old old new free', 'old free new new'] },
    { caption: 'lay-worker', ok: true, rows: ['free free free free', 'other:worker new new new', 'free free free free'] },
    { caption: 'lay-corner', ok: false, rows: ['old old free free', 'old free free free', 'free new new new'] },
    { caption: 'lay-nothing', ok: false, rows: ['old old free free', 'old free free new', 'free free free new'] },
  ],
  vacant: [
    { caption: 'vacant-tent', ok: true, rows: ['old old free free', 'old new new:tent new', 'free free free free'] },
    { caption: 'vacant-not', ok: false, rows: ['old old free free', 'old:close new other:close new', 'free free free free'] },
  ],
  workers: [
    { caption: 'workers-ok', ok: true, rows: ['free own:worker free free', 'own:worker old old free', 'free neutral:worker-neutral free free'] },
    { caption: 'workers-not', ok: false, rows: ['own:worker free free own:worker', 'old free free old', 'old free free old'] },
  ],
  enclosed: [
    { caption: 'enclosed-ok', ok: true, rows: ['free own:worker other:worker free', 'old new new own:worker', 'free neutral:worker-neutral castle castle'] },
    { caption: 'enclosed-not', ok: false, rows: ['free own:worker other:worker free', 'old new new free', 'free neutral:worker-neutral castle castle'] },
  ],
  floors: [
    { caption: 'floors-ok', ok: true, rows: ['castle=I castle=I castle=I new=I', 'castle=I gap gap castle=I', 'castle=I castle=I castle castle'] },
    { caption: 'floors-not', ok: false, rows: ['castle=I castle=I castle=I new=II', 'castle=I gap gap castle=I', 'castle=I castle=I castle castle'] },
  ],
};
