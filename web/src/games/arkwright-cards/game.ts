import type { GameFolder } from '../folders';
import { events } from './learn/events';
import { guide } from './learn/guide';
import { pictures } from './learn/pictures';
import './analysis.css';
import Vignette from './Vignette.svelte';

export default {
  celebrated: { award: 'seal' },
  order: 2,
  icon: 'price',
  vignette: Vignette,
  table: () => import('./CardsTable.svelte'),
  miniature: () => import('./Miniature.svelte'),
  chapters: ['aim', 'turn', 'action', 'price', 'develop', 'sale', 'end', 'solo', 'table'],
  places: [
    ['EN', 1, 'aim'],
    ['EN', 263, 'turn'],
    ['EN', 287, 'action'],
    ['EN', 505, 'price'],
    ['EN', 555, 'develop'],
    ['EN', 637, 'sale'],
    ['EN', 790, 'turn'],
    ['EN', 825, 'end'],
    ['EN', 860, 'develop'],
    ['EN', 1040, 'solo'],
    ['FR', 1, 'aim'],
    ['FR', 290, 'action'],
    ['FR', 515, 'price'],
    ['FR', 560, 'develop'],
    ['FR', 655, 'sale'],
    ['FR', 850, 'end'],
    ['FR', 1070, 'solo'],
  ],
  events,
  pictures,
  guide,
  hints: 5,
  first: 'arkwright-cards',
  expert: { 'arkwright-cards': { supply: 'random', restrictions: 'on', factories: 'chosen', ships: 'none', shares: 'bought', actions: 'seven' } },
} satisfies GameFolder;
