import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages, speakOf } from '../../../lib/text/i18n.svelte';
import en from '../locales/en.ftl?raw';
import { kit, moment } from '../moments';
import { tellerOf } from './teller';
import type { View } from '../wire';

beforeAll(() => {
  const rules = readFileSync(join(import.meta.dirname, '../../../../../src/arktable/games/arkwright_cards/locales/en.ftl'), 'utf8');
  for (const text of [rules, en]) addMessages('en', text, 'arkwright-cards');
  speakOf('arkwright-cards');
});

/** The places at which something else lies after the change, with what lay there and what lies there. */
function changed(change: (view: View) => void): Record<string, unknown[]> {
  const [before, after] = [moment('price'), moment('price')];
  change(after);
  const [was, is] = [tellerOf(kit).facts(before), tellerOf(kit).facts(after)];
  return Object.fromEntries(Object.keys({ ...was, ...is }).filter((place) => was[place] !== is[place]).map((place) => [place, [was[place], is[place]]]));
}

test('goods in a warehouse, workers, and cards at a factory are marked where they lie', () => {
  const good = moment('price').companies[0]!.factories.findIndex(Boolean);
  const name = kit.goods[good]!;
  const at = (what: string): string => `${what} 0 ${name}`;
  expect(changed(({ companies: [one] }) => (one!.warehouses[good] = [7]))[at('house-0')]?.[1]).toBe(7);
  const hired = changed(({ companies: [one] }) => (one!.factories[good]!.crew = [null, { ...one!.factories[good]!.crew[0]!, machines: 9 }]));
  expect(hired[at('crew-1')]?.[1]).toContain('9 machines');
  const laid = changed(({ companies: [one] }) => (one!.factories[good]!.pieces = [{ piece: 'quality-9', value: 2, appeal: true }] as never));
  expect(laid[at('quality-9')]).toEqual([undefined, 'appeal 2']);
  expect(changed(({ companies: [one] }) => (one!.factories[good]!.foreman = true))[at('foreman')]).toEqual([null, 'Foreman']);
});
