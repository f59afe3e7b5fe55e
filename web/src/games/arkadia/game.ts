import type { GameFolder } from '../folders';
import './seats.css';
import Vignette from './Vignette.svelte';

export default {
  order: 1,
  icon: 'castle',
  vignette: Vignette,
  table: () => import('./ArkadiaTable.svelte'),
  chapters: ['aim', 'turn', 'lay', 'workers', 'enclose', 'castle', 'banner', 'end', 'first', 'table'],
  hints: 7,
  first: 'arkadia',
} satisfies GameFolder;
