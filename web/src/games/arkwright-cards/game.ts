import type { GameFolder } from '../folders';
import Vignette from './Vignette.svelte';

export default {
  order: 2,
  icon: 'price',
  vignette: Vignette,
  table: () => import('./CardsTable.svelte'),
  chapters: ['aim', 'turn', 'action', 'price', 'develop', 'sale', 'end', 'solo', 'table'],
  places: [],
  hints: 5,
} satisfies GameFolder;
