import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach } from 'vitest';
import { addMessages, setLang, speakOf } from '../../src/lib/text/i18n.svelte';

const ROOT = join(import.meta.dirname, '../../..');

/** Tests of scenes read the sentences of the rules and of the scenes; each begins in English. */
export function speakScenes(game: string): void {
  beforeAll(() => {
    for (const code of ['en', 'fr'] as const) {
      const rules = join(ROOT, 'src/arktable/games', game.replace('-', '_'), `locales/${code}.ftl`);
      const scenes = join(ROOT, 'web/src/games', game, `locales/scene.${code}.ftl`);
      for (const file of [rules, scenes]) addMessages(code, readFileSync(file, 'utf8'), game);
    }
  });
  beforeEach(() => {
    setLang('en');
    speakOf(game);
  });
}
