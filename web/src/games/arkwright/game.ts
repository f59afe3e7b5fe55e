import type { GameFolder } from '../folders';
import Vignette from './Vignette.svelte';

export default {
  order: 3,
  icon: 'factory',
  vignette: Vignette,
  table: () => import('./ArkwrightTable.svelte'),
  chapters: ['aim', 'decade', 'games', 'fortune', 'actor', 'exchange'],
  places: [],
  hints: 0,
} satisfies GameFolder;
