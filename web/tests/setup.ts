// Files of tests share one worker, and come in any order: each begins in English, with no game that speaks and French at hand.
import { beforeAll } from 'vitest';
import { loadPages, setLang, speakOf } from '../src/lib/text/i18n.svelte';

beforeAll(async () => {
  // Without a document nobody has changed the language either.
  if (typeof document !== 'undefined') setLang('en');
  speakOf('');
  await loadPages('fr');
});
