import { LOG, panels } from '../../../guide/parts';
import type { Guided, GuideStep } from '../../folders';

/** From this round on the steps that are missing may cost more. */
const LATE = 6;
/** What was done when the guide ends. */
const GOALS: readonly (readonly [string, string])[] = [['lay', 'plus'], ['workers', 'worker'], ['castle', 'castle'], ['banner', 'banner'], ['sell', 'money']];

const STEPS: readonly GuideStep[] = [
  { id: 'lot', kinds: ['lot'], chapter: 'castle', parts: ['board'] },
  { id: 'lay', kinds: ['lay'], counts: true, sought: true, chapter: 'lay', parts: ['board'] },
  { id: 'workers', kinds: ['own', 'neutral'], counts: true, sought: true, chapter: 'workers', parts: ['board'] },
  { id: 'castle', kinds: ['castle'], counts: true, sought: true, chapter: 'castle', parts: ['castle', 'board'] },
  { id: 'draw', kinds: ['take', 'take-stack'], chapter: 'lay', parts: ['open'] },
  { id: 'banner', kinds: ['banner'], counts: true, sought: true, chapter: 'banner', parts: [] },
  { id: 'sell', kinds: ['sell'], counts: true, sought: true, chapter: 'banner', parts: ['castle'] },
  { id: 'no-banner', kinds: ['end'], chapter: 'banner', parts: [] },
  { id: 'card', kinds: ['card'], lead: true, chapter: 'turn', parts: ['board'] },
  { id: 'nothing', kinds: ['done'], lead: true, chapter: 'turn', parts: [] },
];

export const guide: Guided = {
  steps: STEPS,
  parts: [{ id: 'board', at: '#panel-board' }, ...panels('castle', 'open', 'players'), LOG],
  calm: '',
  titled: ['castle', 'workers'],
  place: ([first]) => (['banner', 'end', 'sell', 'done'].includes(first?.kind ?? '') ? '.traybox' : ''),
  decision: (kind) => ({ castle: 'castle', take: 'draw', 'take-stack': 'draw', banner: 'banner', end: 'banner', sell: 'sell' })[kind] ?? 'must',
  over: (_, shown) => GOALS.every(([id]) => shown.has(id)),
  pressing: (view) => view.round >= LATE,
  chips: (_, shown, step) => GOALS.map(([id, icon]) => ({ id, icon, word: `guide-chip-${id}`, state: shown.has(id) ? 'done' : id === step ? 'now' : 'later' })),
  chain: ['worker', 'seal', 'castle', 'money'],
  worth: ({ players, castle }, seat) => {
    const { gold, seals } = players[seat];
    if (gold === null || seals === null) return null;
    const sold = seals.reduce((sum: number, n: number, family: number) => sum + n * castle.values[family], 0);
    return { worth: gold + sold, words: { gold, seals: seals.reduce((sum: number, n: number) => sum + n, 0), sold } };
  },
  money: false,
};
