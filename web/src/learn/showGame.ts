import { speakOf } from '../lib/text/i18n.svelte';

/** The words and colours of a game for a page about it; the answer ends that. */
export function showGame(game: string): () => void {
  speakOf(game);
  document.documentElement.dataset['game'] = game;
  return () => {
    speakOf('');
    delete document.documentElement.dataset['game'];
  };
}
