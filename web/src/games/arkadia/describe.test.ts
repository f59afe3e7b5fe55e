// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMessages, setLang } from '../../lib/i18n.svelte';
import { cellNamed } from './cells';
import { contents, describeCell } from './describe';
import { view } from './fixture';
import en from './locales/en.ftl?raw';
import fr from './locales/fr.ftl?raw';

const NAMES = ['Ada', 'Bruno', 'Oak', 'Mei'];
const found = (): Map<number, string> => contents(view, (seat) => NAMES[seat] ?? '');
const say = (name: string, legal = false): string => describeCell(cellNamed(name), found().get(cellNamed(name)), legal, 'workers');

const rules = (code: string): string => readFileSync(join(import.meta.dirname, `../../../../src/arktable/games/arkadia/locales/${code}.ftl`), 'utf8');

beforeAll(() => {
  for (const text of [rules('en'), en]) addMessages('en', text);
  for (const text of [rules('fr'), fr]) addMessages('fr', text);
});

describe('what a square says', () => {
  it.each([
    ['a1', 'a1: empty'],
    ['b2', 'b2: tent camp'],
    ['f2', 'f2: monastery, spice, 1 open side'],
    ['e4', 'e4: house, carpenters, finished'],
    ['h3', 'h3: Ada’s worker'],
    ['j3', 'j3: neutral worker'],
    ['h6', 'h6: court of the castle'],
    ['i5', 'i5: castle square 3, carpenters, bare lot'],
    ['j7', 'j7: castle square 10, spice, floor 1'],
  ])('%s', (name, words) => {
    setLang('en');
    expect(say(name)).toBe(words);
  });

  it('adds what may be done there', () => {
    setLang('en');
    expect(say('f1', true)).toBe('f1: empty, a worker may stand here');
  });

  it('speaks French', () => {
    setLang('fr');
    expect(say('f1', true)).toBe('f1\u202f: vide, un ouvrier peut s’y tenir');
    setLang('en');
  });
});
