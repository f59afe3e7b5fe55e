// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { FOLDERS } from '../src/games/folders';
import { changeLang, wordsOf } from '../src/lib/text/gameWords';
import { has, lang, t } from '../src/lib/text/i18n.svelte';
import { asLines } from '../src/table/host/plain';

afterEach(() => vi.unstubAllGlobals());

test('words of a game are fetched once, in the language that is spoken', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/nim/')) asked.push(url);
    return new Response(url.endsWith('fr.ftl') ? 'nim-coin = pièce' : 'nim-coin = coin');
  });
  await wordsOf('nim', 'rules', 'table');
  await wordsOf('nim', 'rules');
  expect(asked).toEqual(['/api/games/nim/words/en.ftl']);
  expect(t('nim-coin', {}, 'nim')).toBe('coin');
  await changeLang('fr');
  expect([lang.code, t('nim-coin', {}, 'nim')]).toEqual(['fr', 'pièce']);
  expect(asked).toHaveLength(2);
  await changeLang('en');
  expect(asked).toHaveLength(2);
});

test('every folder of a game says what its short rules say', async () => {
  expect([...FOLDERS.keys()].toSorted()).toContain('arkwright-cards');
  for (const [game, folder] of FOLDERS) {
    await wordsOf(game, 'learn');
    const missing = ['title', 'lead', ...folder.chapters, ...Array.from({ length: folder.hints }, (_, i) => `hint-${i + 1}`)];
    expect([game, missing.filter((key) => !has(`learn-${key}`, game))]).toEqual([game, []]);
  }
});

test('a game nobody has drawn is told line by line', () => {
  expect(asLines({ over: false, offer: ['take'], heaps: [3, 1], players: [{ coins: 2 }, { coins: null }] })).toEqual([
    { heading: 'over', lines: ['false'] },
    { heading: 'heaps', lines: ['3, 1'] },
    { heading: 'players', lines: ['0 coins: 2', '1 coins: –'] },
  ]);
});
