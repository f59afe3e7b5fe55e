// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMessages, setLang } from '../../../lib/text/i18n.svelte';
import { gridOf } from './cells';
import { contents, describeCell } from './describe';
import en from '../locales/en.ftl?raw';
import fr from '../locales/fr.ftl?raw';
import early from '../made/must.json';
import made from '../made/workers.json';
import type { Kit, View } from '../wire';

const NAMES = ['Ada', 'Bruno', 'Oak', 'Mei'];
const { kit, view } = made as unknown as { kit: Kit; view: View };
const grid = gridOf(kit);
const say = (cell: number, legal = false, seen = view): string =>
  describeCell(grid, cell, contents(seen, (seat) => NAMES[seat] ?? '').get(cell), legal, 'workers');
/** Without the name of the square that it begins with. */
const content = (cell: number, seen = view): string => say(cell, false, seen).replace(`${grid.nameOf(cell)}: `, '');

const rules = (code: string): string => readFileSync(join(import.meta.dirname, `../../../../../src/arktable/games/arkadia/locales/${code}.ftl`), 'utf8');

beforeAll(() => {
  for (const text of [rules('en'), en]) addMessages('en', text);
  for (const text of [rules('fr'), fr]) addMessages('fr', text);
});

describe('what a square says', () => {
  const free = view.offer!.own![0]!;
  const building = (done: boolean): View['buildings'][number] => view.buildings.find((one) => one.done === done)!;
  const worker = (seat: number): number => view.workers.find((one) => one.seat === seat)!.cell;

  it('names the square', () => {
    setLang('en');
    expect(say(free)).toBe(`${grid.nameOf(free)}: empty`);
  });

  it('tells what stands there', () => {
    setLang('en');
    expect(content(view.tents[0]!)).toBe('tent camp');
    expect(content(worker(0))).toBe('Ada’s worker');
    expect(content(worker(-1))).toBe('neutral worker');
    expect(content(view.lot!.court[0]!)).toBe('court of the castle');
  });

  it('tells how far a building is', () => {
    setLang('en');
    const open = view.buildings.find((one) => one.open.length === 1 && one.family === 'cloth')!;
    expect(content(open.cells[0]!)).toBe(`${open.form}, cloth, 1 open side`);
    expect(content(building(true).cells[0]!)).toMatch(/, finished$/);
  });

  it('tells what lies on a castle square', () => {
    setLang('en');
    expect(content(view.lot!.squares[4]!)).toBe(`castle square 5, ${view.castle.squares[4]!.family}, floor ${view.castle.squares[4]!.floor}`);
    const before = early.view as unknown as View;
    const bare = before.castle.squares.findIndex(({ floor, family }) => floor === 0 && family === 'cloth');
    expect(content(before.lot!.squares[bare]!, before)).toBe(`castle square ${bare + 1}, cloth, bare lot`);
  });

  it('adds what may be done there', () => {
    setLang('en');
    expect(say(free, true)).toBe(`${grid.nameOf(free)}: empty, a worker may stand here`);
  });

  it('speaks French', () => {
    setLang('fr');
    expect(say(free, true)).toBe(`${grid.nameOf(free)}\u202f: vide, un ouvrier peut s’y tenir`);
    setLang('en');
  });
});
