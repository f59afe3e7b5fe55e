// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMessages, setLang } from '../../../lib/text/i18n.svelte';
import { gridOf } from '../board/cells';
import { workersForecast } from './forecast';
import en from '../locales/en.ftl?raw';
import made from '../made/workers.json';
import type { Kit, View } from '../wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };
const nameOf = (seat: number): string => `Seat ${seat + 1}`;
const rules = readFileSync(join(import.meta.dirname, '../../../../../src/arktable/games/arkadia/locales/en.ftl'), 'utf8');

beforeAll(() => {
  for (const text of [rules, en]) addMessages('en', text);
  setLang('en');
});

describe('what finishing with the workers brings', () => {
  const open = view.buildings.find((building) => !building.done && building.open.length > 0)!;
  /** The workers of this turn stand on its last free sides. */
  const closed = { ...open, open: [], pays: open.pays.map((_, seat) => (seat === view.viewer ? 2 : 0)) };
  const after: View = { ...view, buildings: view.buildings.map((building) => (building.id === open.id ? closed : building)) };

  it('counts the open sides of the building', () => {
    expect(workersForecast(kit, gridOf(kit), view, open, null, nameOf)!.title).toMatch(/sides? still open$/);
  });

  it('says at once that a building without an open side is enclosed', () => {
    const said = workersForecast(kit, gridOf(kit), after, closed, null, nameOf)!;
    expect(said.title).toBe('This encloses a building');
    expect(said.lines).toHaveLength(1);
    expect(said.lines[0]).toContain('you 2 + 1');
  });
});
