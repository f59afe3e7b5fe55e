// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages, setLang, speakOf } from '../../../lib/text/i18n.svelte';
import { chaptersOf, type Chapter } from '../../../since/chapters';
import { bandSum, bandTitle, linesOf } from '../../../since/lines';
import type { Event, LogEntry } from '../../../wire/types';
import en from '../locales/log.en.ftl?raw';

beforeAll(() => {
  setLang('en');
  const rules = readFileSync(join(import.meta.dirname, '../../../../../src/arktable/games/arkwright_cards/locales/en.ftl'), 'utf8');
  for (const text of [rules, en]) addMessages('en', text, 'arkwright-cards');
  speakOf('arkwright-cards');
});

const names = { nameOf: () => 'Ada', told: { kinds: {}, many: {}, heads: [] } } as unknown as Parameters<typeof bandTitle>[1];

function production(...events: Event[]): Chapter {
  const rows = events.filter(({ key }) => key === 'made').map(({ seat, args }) => [seat, 1, Number(args['goods']), 0, 0, null]);
  return chaptersOf([{ version: 1, at: '', seat: 0, kind: 'move', undone: false, events, n: 1, scenes: [], parts: [{ at: 0, kind: 'production', turn: 1, rows }] } as unknown as LogEntry])[0]!;
}

test('a production is called by its good', () => {
  const chapter = production({ key: 'made', seat: 0, args: { good: 'lamps', goods: 2, limit: 3 } });
  expect(bandTitle(chapter, names)).toEqual({ title: 'Production', about: 'lamps' });
  expect(bandSum(chapter, names, 0)).toBe('1 sold at home · you 1');
});

test('where only the opponents of the solo game sell, no good is named and their lines tell it', () => {
  const chapter = production({ key: 'opponent-sells', seat: -1, args: { colour: 'red', goods: 3, value: 12 } });
  expect(bandTitle(chapter, names).about).toBe('');
  expect(bandSum(chapter, names, 0)).toBe('');
  expect(linesOf(chapter, names)).toHaveLength(1);
});

test('in the solo game what the opponents sold is counted and told', () => {
  const chapter = production({ key: 'made', seat: 0, args: { good: 'lamps', goods: 2, limit: 3 } }, { key: 'opponent-sells', seat: -1, args: { colour: 'red', goods: 3, value: 12 } });
  expect(bandSum(chapter, names, 0)).toBe('4 sold at home · you 1 · opponents 3');
});
