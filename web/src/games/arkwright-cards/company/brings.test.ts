import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../../lib/text/i18n.svelte';
import type { EffectView } from '../wire';
import { bringsWords } from './brings';

beforeAll(() => addMessages('en', readFileSync(join(import.meta.dirname, '../locales/en.ftl'), 'utf8')));

const NOTHING: EffectView = { move: '', kind: '', args: {}, goods: 0, workers: 0, machines: 0, fixed: 0, costs: 0, together: 0, overseas: 0, wage: 4 };
const brings = (kind: string, change: Partial<EffectView>): string => bringsWords({ ...NOTHING, kind, ...change }).replaceAll(/\s+/g, ' ');

test('a worker card says goods, workers and wages', () => {
  expect(brings('hire', { goods: 1, workers: 3, costs: 12 })).toBe('+1 good, 3 workers, £12 a production');
});

test('machines say whom they replace and what that saves', () => {
  expect(brings('machine', { workers: -2, machines: 2, costs: -6 })).toBe('2 machines for 2 workers, £6 less a production');
  expect(brings('machine', { workers: -1, machines: 1 })).toBe('1 machine for 1 worker, the same costs');
});

test('an upgrade says what the better side has, by the inventor, too', () => {
  const better = { goods: 1, costs: 3, together: 2, overseas: 2 };
  expect(brings('upgrade', better)).toBe('+1 good, price and appeal +2, overseas +£2, £3 more a production');
  expect(brings('invent', better)).toBe(brings('upgrade', better));
});
