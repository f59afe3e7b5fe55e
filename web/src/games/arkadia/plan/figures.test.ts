// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../../lib/text/i18n.svelte';
import { rowsOf } from '../../../table/plan/compare';
import { figuresOf } from './figures';
import en from '../locales/en.ftl?raw';
import made from '../made/workers.json';
import type { Kit, View } from '../wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };

const rules = readFileSync(join(import.meta.dirname, '../../../../../src/arktable/games/arkadia/locales/en.ftl'), 'utf8');
beforeAll(() => [rules, en].forEach((text) => addMessages('en', text)));

/** The position with other seals, gold and values for the viewer. */
function after(seals: number[], gold: number, values: number[], placed = 0): View {
  const players = view.players.map((player) => (player.seat === view.viewer ? { ...player, seals, gold } : player));
  return { ...view, players, castle: { ...view.castle, values, placed: view.castle.placed + placed } };
}

const before = after([1, 0, 2, 0], 5, [2, 2, 3, 1]);
const texts = (figures: ReturnType<typeof figuresOf>): Record<string, string> => Object.fromEntries(figures.map(({ key, text }) => [key, text]));

test('a plan is told by gold, seals and values, and by its points now and after', () => {
  const events = [{ key: 'paid', seat: view.viewer, args: { n: 2, extra: 1 } }, { key: 'paid', seat: 1 - view.viewer, args: { n: 2, extra: 0 } }];
  const told = figuresOf(after([4, 0, 2, 0], 9, [3, 2, 2, 1], 1), before, events as never, kit);
  expect(texts(told)).toMatchObject({
    [kit.families[0]!]: '4 × 3', [kit.families[2]!]: '2 × 2', gold: '5 → 9', others: '+2', castle: `${view.castle.placed} → ${view.castle.placed + 1}`, sides: '–', points: '13 → 25',
  });
  expect(told.find(({ key }) => key === kit.families[0])).toMatchObject({ tone: 'gain', rank: 12 });
  expect(told.find(({ key }) => key === kit.families[2])).toMatchObject({ tone: 'loss', rank: 4 });
  expect(told.at(-1)).toMatchObject({ key: 'points', large: true });
});

test('every plan has the same rows, with the points last', () => {
  const plain = figuresOf(before, before, [], kit);
  const laid = figuresOf({ ...before, buildings: [...before.buildings, { ...before.buildings[0]!, id: 99, open: [1, 2, 3] }] }, before, [], kit);
  expect(texts(plain)).toMatchObject({ gold: '5', points: '13', others: '0' });
  const rows = rowsOf([plain, laid]);
  expect(rows.every(({ cells }) => cells.every(Boolean))).toBe(true);
  expect(rows.at(-1)!.key).toBe('points');
  expect(rows.find(({ key }) => key === 'sides')!.cells.map((cell) => cell!.text)).toEqual(['–', '3']);
});

test('somebody whose seals are hidden has no figures', () => {
  const hidden = { ...before, players: before.players.map((player) => ({ ...player, seals: null, gold: null })) };
  expect(figuresOf(hidden, hidden, [], kit)).toEqual([]);
});
