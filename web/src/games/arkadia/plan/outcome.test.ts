// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMessages, setLang } from '../../../lib/text/i18n.svelte';
import { gridOf } from '../board/cells';
import en from '../locales/en.ftl?raw';
import fr from '../locales/fr.ftl?raw';
import made from '../made/must.json';
import type { Event } from '../../../wire/types';
import type { BuildingView, Kit, View } from '../wire';
import { moveWords } from '../words';
import { consequences } from './forecast';
import { outcomeOf } from './outcome';

const { kit, view } = made as unknown as { kit: Kit; view: View };
const grid = gridOf(kit);
const nameOf = (seat: number): string => ['Ada', 'Ash', 'Elm', 'Mei'][seat]!;
const words = (lang: string): string => readFileSync(join(import.meta.dirname, `../../../../../src/arktable/games/arkadia/locales/${lang}.ftl`), 'utf8');

const building = (id: number, form: string, family: string, cells: string, open: string, closing: (number | null)[]): BuildingView => ({
  id, form, family, cells: cells.split(' ').map(grid.named), open: open.split(' ').filter(Boolean).map(grid.named), done: false, pays: [0, 1, 0, 0], closing, by: 2, turn: 1,
});
const at = (changes: Partial<View>, ...buildings: BuildingView[]): View => ({ ...view, seats: 4, viewer: 0, turn: 9, to_move: 0, next: 1, buildings, ...changes });

const NONE = [null, null, null, null];
const mill = building(3, 'mill', 'cloth', 'o2 p2 n3 o3', 'o1 p1 n2 p3 n4 o4', [null, null, null, null]);
const nearer = { ...mill, open: ['o1', 'p1', 'n2', 'p3'].map(grid.named), closing: [null, 5, null, 3] };
const farm = building(5, 'farm', 'silver', 'o5 o6 o7 o8', 'p5 p6', NONE);
const house = building(9, 'house', 'spice', 'n4 o4', 'm4 n5', NONE);

beforeAll(() => {
  for (const [lang, own] of [['en', en], ['fr', fr]] as const) for (const text of [words(lang), own]) addMessages(lang, text);
  setLang('en');
});

describe('what a plan does to the buildings', () => {
  it('tells unchanged, changed and endangered buildings apart', () => {
    const { sides, dangers } = outcomeOf(at({}, mill, farm), at({}, nearer, farm, house), kit.families);
    expect([...sides]).toEqual([[3, { was: 6, is: 4, danger: true }], [9, { was: null, is: 2, danger: false }]]);
    expect(dangers.map(({ building: { id }, seat, workers, seals }) => [id, seat, workers, seals])).toEqual([[3, 1, 4, 5]]);
  });

  it('asks the player whose turn has begun when the plan ends the turn', () => {
    const after = at({ turn: 10, to_move: 3, next: 0 }, nearer);
    expect(outcomeOf(at({}, mill), after, kit.families).dangers.map(({ seat }) => seat)).toEqual([3]);
  });

  it('fears nobody after the last turn', () => {
    expect(outcomeOf(at({}, mill), at({ next: -1 }, nearer), kit.families).dangers).toEqual([]);
  });

  it('says the most expensive danger first', () => {
    const values = kit.families.map((family) => (family === 'silver' ? 5 : 1));
    const also = { ...farm, open: [grid.named('p5')], closing: [null, 1, null, null] };
    const after = at({ castle: { ...view.castle, values } }, nearer, also);
    expect(outcomeOf(at({}, mill, farm), after, kit.families).dangers.map(({ building: { id } }) => id)).toEqual([5, 3]);
  });

  it('counts a building without an open side as enclosed', () => {
    const outcome = outcomeOf(at({}, mill), at({}, { ...mill, open: [], done: true, closing: [] }), kit.families);
    expect([outcome.enclosed.map(({ id }) => id), outcome.dangers]).toEqual([[3], []]);
  });
});

describe('the consequence in words', () => {
  const said = (): string[] => {
    const [before, after] = [at({}, mill), at({}, nearer)];
    return consequences(grid, before, outcomeOf(before, after, kit.families), [], nameOf).map(({ tone, text }) => `${tone}: ${text}`);
  };

  it('names the building by a square that it covers', () => {
    expect(said()).toEqual(['loss: then Ash could close the mill on o2 with 4: 5 + 1 cloth']);
  });

  it('in French', () => {
    setLang('fr');
    expect(said()).toEqual(['loss: ensuite, Ash pourrait fermer le moulin en o2 avec 4\u202f: 5 + 1 drapiers']);
    setLang('en');
  });

  it('puts what is enclosed first', () => {
    const events: Event[] = [{ key: 'completed', seat: 0, args: { form: 'house', family: 'spice', cell: 'f1' } }, { key: 'paid', seat: 0, args: { family: 'spice', n: 0, extra: 1 } }, { key: 'paid', seat: 2, args: { family: 'spice', n: 2, extra: 0 } }];
    const [before, after] = [at({}, mill), at({}, nearer)];
    const [first, second] = consequences(grid, before, outcomeOf(before, after, kit.families), events, nameOf);
    expect(first).toEqual({ tone: 'gain', text: 'Encloses the house on f1: **you 0 + 1 [[seal-spice]]**, Elm 2 [[seal-spice]]' });
    expect(second!.tone).toBe('loss');
  });
});

it('a planned building is named by the first square it covers, not by the corner of its box', () => {
  const form = Object.keys(kit.forms).find((name) => Object.values(kit.forms[name]!).some((squares) => !squares.some(([x, y]) => x === 0 && y === 0)))!;
  const [turn, squares] = Object.entries(kit.forms[form]!).find(([, cells]) => !cells.some(([x, y]) => x === 0 && y === 0))!;
  const first = Math.min(...squares.map(([x, y]) => grid.at(x!, y!)));
  expect(moveWords({ kind: 'lay', args: { form, turn, cell: 0 } }, grid, kit)).toContain(` ${grid.nameOf(first)}`);
  expect(grid.nameOf(first)).not.toBe('a1');
});
