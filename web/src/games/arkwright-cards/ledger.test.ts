import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../lib/i18n.svelte';
import { facesOf, freeWarehouses, reserveWords } from './company/reserve';
import { company, factory, kit, view } from './fixture';
import { ledgerLines } from './ledger';
import type { Play } from './play.svelte';
import type { View } from './types';

beforeAll(() => {
  for (const path of ['locales/en.ftl', '../../../../src/arktable/games/arkwright_cards/locales/en.ftl']) addMessages('en', readFileSync(join(import.meta.dirname, path), 'utf8'));
});

/** The ledger reads the position, the kit, names and the log. */
const told = (base: View): string[] =>
  ledgerLines({ base, kit: kit(), table: { nameOf: (seat: number) => ['Ada', 'Bruno', 'Oak'][seat] ?? '', log: [] } } as unknown as Play).flatMap(({ heading, lines }) => [heading, ...lines]);

test('the whole position is told in words', () => {
  const lines = told(view());
  expect(lines.filter((line) => /cardgame-|arkwright-cards-|[{}]|undefined|NaN/.test(line))).toEqual([]);
  expect(lines).toContain('Decade II (1780), round 2 of 4: clothes');
  expect(lines).toContain('Clothes: demand 1; appeal: Ada 4, Bruno 4');
  expect(lines.some((line) => line.startsWith('Clothes II: token on appeal 2, office turned to price; appeal 4, price £9'))).toBe(true);
  expect(lines).toContain('Appeal 5, price £8: demand 4, sells 3 for £24, share value +2 (set 1 office)');
});

test('the solo game tells its opponents, the bag and the display', () => {
  const solo = view({
    solo: true, seats: 1, companies: [company(0)], choices: null, rivals: [{ colour: 0, appeal: [4, null, null, 3], shares: 14, value: 13, worth: 182 }],
    bag: { inside: { first: 2, second: 3, neutral: 2 }, drawn: { first: 1, second: 0, neutral: 0 } }, grid: [{ card: 'patent', disc: 'first' }, { card: null, disc: null }],
    forecast: null,
  });
  const lines = told(solo);
  expect(lines).toContain('First opponent: 14 shares at £13 = £182');
  expect(lines).toContain('first opponent: 2 in the bag, 1 drawn');
  expect(lines).toContain('Place 1: Patent, disc: first opponent');
  expect(lines).toContain('Place 2: empty place');
});

test('the reserve counts what lies unused', () => {
  const busy = company(0, { cards: [{ card: 'large-warehouse', used: false }], warehouses: [[2], [], [], []], factories: [factory(), null, null, null] });
  expect(freeWarehouses(kit(), busy)).toBe(2);
  expect([facesOf(kit(), 'quality-3'), facesOf(kit(), 'patent')]).toEqual(['3/4', '1–4']);
  expect(reserveWords(kit(), busy)).toBe('2 warehouses · quality 1/2, 3/4 · 2 distribution cards');
});
