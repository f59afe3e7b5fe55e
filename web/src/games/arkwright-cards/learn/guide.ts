import { LOG, panels } from '../../../guide/parts';
import type { Guided, GuideStep } from '../../folders';

const GOODS = ['food', 'clothes', 'cutlery', 'lamps'];
const pieces = (kind: string): string[] => [1, 2, 3, 4].map((n) => `${kind}-${n}`);
/** What is decided after everybody has set a price and developed. */
const PRODUCTION = ['sell', 'ship', 'load', 'sail', 'waste', 'patron', 'extra-shift', 'entrepreneur', 'name', 'behind'];
/** The decade after the last one that is guided. */
const AFTER = 3;

const STEPS: readonly GuideStep[] = [
  { id: 'found', kinds: ['found'], chapter: 'action', parts: ['stage', 'company'] },
  { id: 'build', kinds: ['open', 'upgrade', 'invent'], counts: true, sought: true, chapter: 'action', parts: ['company'] },
  { id: 'employ', kinds: ['hire'], counts: true, sought: true, chapter: 'action', parts: ['company'] },
  { id: 'automate', kinds: ['machine'], counts: true, sought: true, chapter: 'action', parts: ['company'] },
  { id: 'quality', kinds: ['lay', 'lift'], args: { piece: pieces('quality') }, counts: true, sought: true, chapter: 'action', parts: ['company'] },
  { id: 'distribution', kinds: ['lay', 'lift'], args: { piece: pieces('distribution') }, counts: true, sought: true, chapter: 'action', parts: ['company'] },
  { id: 'exchange', kinds: ['buy', 'loan', 'ships'], counts: true, sought: true, chapter: 'action', parts: ['stage', 'players'] },
  { id: 'price', kinds: ['set'], counts: true, chapter: 'price', parts: ['stage', 'market'] },
  { id: 'develop', kinds: ['develop'], counts: true, chapter: 'develop', parts: ['stage', 'board'] },
  { id: 'card', kinds: ['take', 'pick'], chapter: 'develop', parts: ['stage'] },
  { id: 'use-card', kinds: ['foreman', 'broker', 'inventor', 'reactivate', 'patron', 'extra-shift'], chapter: 'develop', parts: ['stage', 'company'] },
  { id: 'discard', kinds: ['discard'], chapter: 'develop', parts: ['stage'] },
  { id: 'sell', kinds: ['sell'], chapter: 'sale', parts: ['stage', 'market'] },
  { id: 'no-ship', kinds: ['ship'], args: { n: ['0'] }, chapter: 'sale', parts: ['stage'] },
  { id: 'ship', kinds: ['ship', 'load', 'sail'], chapter: 'sale', parts: ['stage'] },
  { id: 'store', kinds: ['waste'], chapter: 'sale', parts: ['stage', 'company'] },
  { id: 'extra', kinds: ['run'], chapter: 'action', parts: ['stage', 'company'] },
  { id: 'tie', kinds: ['entrepreneur'], chapter: 'sale', parts: ['stage', 'market'] },
  { id: 'start-player', kinds: ['name', 'behind'], chapter: 'end', parts: ['stage', 'players'] },
  { id: 'nothing', kinds: ['done', 'pass'], lead: true, chapter: 'turn', parts: ['stage'] },
  { id: 'action', kinds: ['action'], lead: true, chapter: 'action', parts: ['stage'] },
];

export const guide: Guided = {
  steps: STEPS,
  parts: [...panels('stage', 'company', 'market', 'board', 'players'), LOG],
  calm: '',
  place: () => '',
  ahead: ['stage'],
  unsaid: ['action'],
  titled: ['employ', 'automate', 'quality', 'distribution', 'price'],
  unlaid: ['price', 'develop', 'card', 'discard', 'sell', 'ship', 'no-ship', 'store', 'use-card', 'exchange', 'tie', 'nothing'],
  decision: (kind, before) => {
    if (kind === 'set') return 'price';
    if (PRODUCTION.includes(kind)) return 'production';
    return ['develop', 'take', 'pick'].includes(kind) || before === 'price' || before === 'develop' ? 'develop' : 'action';
  },
  over: (view, shown) => view.decade >= AFTER || (view.decade > 1 && STEPS.every(({ id, sought }) => !sought || shown.has(id))),
  pressing: (view) => view.decade > 1,
  chips: (view) => GOODS.map((id, good) => ({ id, icon: id, word: `arkwright-cards-good-${id}`, state: view.decade > 0 && good < view.round ? 'done' : good === view.round ? 'now' : 'later' })),
  chain: ['worker', 'appeal', 'money', 'share-value'],
  worth: ({ companies }, seat) => {
    const { shares, value, worth } = companies[seat];
    return { worth, words: { shares, value } };
  },
  money: true,
  range: (outlook, seat) => outlook.ranges.find((one: { seat: number }) => one.seat === seat)?.sells ?? null,
};
