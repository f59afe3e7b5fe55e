import type { GameFolder } from '../folders';
import { events } from './learn/events';
import { guide } from './learn/guide';
import { pictures } from './learn/pictures';
import './seats.css';
import './analysis.css';
import Vignette from './Vignette.svelte';

export default {
  order: 1,
  icon: 'castle',
  vignette: Vignette,
  table: () => import('./ArkadiaTable.svelte'),
  miniature: () => import('./Miniature.svelte'),
  chapters: ['aim', 'turn', 'lay', 'workers', 'enclose', 'castle', 'banner', 'end', 'first', 'table'],
  places: [
    ['AK', 1, 'aim'],
    ['AK', 70, 'turn'],
    ['AK', 88, 'lay'],
    ['AK', 135, 'workers'],
    ['AK', 145, 'enclose'],
    ['AK', 155, 'castle'],
    ['AK', 167, 'enclose'],
    ['AK', 183, 'banner'],
    ['AK', 202, 'end'],
    ['AK', 214, 'first'],
  ],
  events,
  pictures,
  guide,
  hints: 7,
  celebrated: { completed: 'castle' },
  first: 'arkadia',
  expert: { arkadia: { lot: 'choose' } },
} satisfies GameFolder;
