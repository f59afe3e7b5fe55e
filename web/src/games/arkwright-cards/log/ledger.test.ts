import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../../lib/text/i18n.svelte';
import { facesOf, reserveWords } from '../company/reserve';
import { ledgerLines } from './ledger';
import { kit, moment } from '../moments';
import type { Play } from '../play.svelte';
import type { View } from '../wire';

beforeAll(() => {
  for (const path of ['../locales/en.ftl', '../../../../../src/arktable/games/arkwright_cards/locales/en.ftl']) addMessages('en', readFileSync(join(import.meta.dirname, path), 'utf8'));
});

/** The ledger reads the position, the kit, names and the log. */
const told = (base: View): string[] =>
  ledgerLines({ base, kit, table: { nameOf: (seat: number) => ['Ada', 'Bruno', 'Oak'][seat] ?? '', log: [] } } as unknown as Play).flatMap(({ heading, lines }) => [heading, ...lines]);

/** Words that were not found, or numbers that were not there. */
const broken = (lines: string[]): string[] => lines.filter((line) => /cardgame-|arkwright-cards-|[{}]|undefined|NaN/.test(line));

test('the whole position is told in words', () => {
  const lines = told(moment('price'));
  expect(broken(lines)).toEqual([]);
  expect(lines).toContain('Decade II (1780), round 2 of 4: clothes');
  expect(lines).toContain('Clothes: demand 5; appeal: Ada 8, Bruno 5, Oak 0');
  expect(lines.some((line) => line.startsWith('Clothes I: token on appeal 3, office turned to appeal; appeal 8, price £2'))).toBe(true);
  expect(lines.some((line) => line.includes('workers: 2 workers on the tile, card 1 side'))).toBe(true);
  expect(lines).toContain('Appeal 5, price £5: demand 2, sells 3 for £15, share value +1 (set 1 office)');
});

test('the solo game tells its opponents, the bag and the display', () => {
  const lines = told(moment('solo'));
  expect(broken(lines)).toEqual([]);
  expect(lines).toContain('First opponent: 16 shares at £14 = £224');
  expect(lines).toContain('first opponent: 3 in the bag, 0 drawn');
  expect(lines).toContain('Place 1: Patent');
  expect(lines).toContain('Place 2: Workshop, disc: neutral colour');
});

test('other moments are told without gaps too', () => {
  for (const name of ['action', 'over'] as const) expect(broken(told(moment(name)))).toEqual([]);
});

test('the reserve counts what lies unused', () => {
  const company = { ...moment('price').companies[0]!, free_warehouses: 2 };
  expect([facesOf(kit, 'quality-3'), facesOf(kit, 'patent')]).toEqual(['3/4', '1–4']);
  expect(reserveWords(kit, company)).toBe('2 warehouses · quality 1/2, 3/4 · 2 distribution cards');
});
