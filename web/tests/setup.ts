// Files of tests share one worker, and come in any order: each begins in English, with no game that speaks.
import { beforeAll } from 'vitest';
import { setLang, speakOf } from '../src/lib/text/i18n.svelte';

beforeAll(() => {
  // Without a document nobody has changed the language either.
  if (typeof document !== 'undefined') setLang('en');
  speakOf('');
});
