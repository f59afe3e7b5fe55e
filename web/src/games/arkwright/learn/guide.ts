import { LOG, panels } from '../../../guide/parts';
import type { Guided, GuideStep } from '../../folders';

const GOODS = ['food', 'clothes', 'cutlery', 'lamps'];
/** The first decade with actions, and that after the last one that is guided. */
const [FIRST, AFTER] = [1770, 1790];

const STEPS: readonly GuideStep[] = [
  { id: 'found', kinds: ['found'], chapter: 'start', parts: ['company', 'appeal'] },
  { id: 'workers', kinds: ['hire', 'hire-spot', 'fire', 'shift'], counts: true, sought: true, chapter: 'workers', parts: ['company', 'jobs'] },
  { id: 'factory', kinds: ['build', 'modernise'], counts: true, sought: true, chapter: 'factory', parts: ['company'] },
  { id: 'shut', kinds: ['close'], chapter: 'factory', parts: ['company'] },
  { id: 'quality', kinds: ['raise', 'patent'], counts: true, sought: true, chapter: 'quality', parts: ['company'] },
  { id: 'distribution', kinds: ['promote'], counts: true, sought: true, chapter: 'distribution', parts: ['company', 'appeal'] },
  { id: 'machinery', kinds: ['machine', 'send', 'send-spot', 'send-fired'], counts: true, sought: true, chapter: 'machinery', parts: ['company'] },
  { id: 'exchange', kinds: ['buy', 'repay', 'half-price', 'goods', 'contract'], counts: true, sought: true, chapter: 'trade', parts: ['track', 'players'] },
  { id: 'sell-shares', kinds: ['sell'], chapter: 'trade', parts: ['track', 'players'] },
  { id: 'prices', kinds: ['price'], counts: true, chapter: 'prices', parts: ['company', 'appeal', 'forecast'] },
  { id: 'special', kinds: ['tile', 'marker', 'ship', 'return', 'extra'], counts: true, chapter: 'special', parts: ['company'] },
  { id: 'post', kinds: ['foreman', 'workshop'], chapter: 'special', parts: ['company'] },
  { id: 'production', kinds: ['produce'], chapter: 'overtime', parts: ['company'] },
  { id: 'delivery', kinds: ['deliver', 'deliver-both'], chapter: 'harbour', parts: ['company', 'harbour'] },
  { id: 'after-sale', kinds: ['stock', 'shift-work', 'stop', 'row-on', 'row-off', 'patron', 'jubilee', 'keep', 'award'], chapter: 'sale', parts: ['company'] },
  { id: 'storage', kinds: ['lose', 'dismiss'], chapter: 'storage', parts: ['company'] },
  { id: 'start-player', kinds: ['name'], chapter: 'decade-end', parts: ['players'] },
  { id: 'nothing', kinds: ['done'], lead: true, chapter: 'decade', parts: ['company'] },
  { id: 'marker', kinds: ['place', 'reuse'], lead: true, chapter: 'admin', parts: ['admin', 'company'] },
];

export const guide: Guided = {
  steps: STEPS,
  parts: [...panels('company', 'jobs', 'appeal', 'admin', 'time', 'track', 'harbour', 'forecast', 'players'), LOG],
  calm: '.fac',
  place: (moves) => [...new Set(moves.flatMap(({ args }) => args['good'] ?? []))].map((good) => `.fac.${good}`).join(', '),
  // What is on offer is shown until something is taken.
  unlaid: ['special'],
  titled: ['prices', 'quality', 'post'],
  completes: ['price'],
  // A price right after its factory was built belongs to the building.
  decision: (kind, before, last) => {
    if (kind === 'price') return last === 'build' ? before : 'prices';
    return ['tile', 'marker', 'ship', 'return', 'foreman', 'workshop', 'name'].includes(kind) ? kind : 'act';
  },
  over: (view, shown) => view.year >= AFTER || (view.year > FIRST && STEPS.every(({ id, sought }) => !sought || shown.has(id))),
  pressing: (view) => view.year > FIRST,
  chips: (view) => GOODS.map((id, good) => ({ id, icon: id, word: `arkwright-good-${id}`, state: view.turn > 0 && good < view.cycle ? 'done' : good === view.cycle ? 'now' : 'later' })),
  chain: ['worker', 'demand', 'money', 'share-value'],
  worth: ({ companies }, seat) => {
    const { shares, value, portfolio } = companies[seat];
    return { worth: portfolio, words: { shares, value } };
  },
  money: true,
  range: (outlook, seat) => outlook.ranges.find((one: { seat: number }) => one.seat === seat)?.sells ?? null,
};
