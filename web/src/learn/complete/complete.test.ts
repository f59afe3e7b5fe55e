import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import arkadia from '../../games/arkadia/made/numbers.json';
import cards from '../../games/arkwright-cards/made/numbers.json';
import arkwright from '../../games/arkwright/made/numbers.json';
import { cited } from './cite';
import { squaresOf, TONES } from './drawings';
import { keyOf, valueAt, variables, type Values } from './numbers';
import { rulesOf, type Paragraph, type Rules } from './outline';
import { keysRead } from './tables';

const PYTHON: Record<string, string> = { 'arkadia': 'arkadia', 'arkwright': 'arkwright', 'arkwright-cards': 'arkwright_cards' };
const BOOKS: Record<string, string[]> = { 'arkadia': ['AK'], 'arkwright': ['WF', 'PB'], 'arkwright-cards': ['EN', 'FR'] };
const VALUES: Record<string, Values> = { 'arkadia': arkadia.values, 'arkwright': arkwright.values, 'arkwright-cards': cards.values };
const GAMES = Object.keys(PYTHON);
const icons = ['icons', 'icons-2', 'icons-4', 'icons-5', 'icons-6'].map((name) => readFileSync(`src/look/icons/${name}.svg`, 'utf8')).join('');

const load = async (game: string): Promise<Rules> => (await rulesOf(game))!;
const own = (game: string, code: string): string => readFileSync(`src/games/${game}/locales/complete.${code}.ftl`, 'utf8');
/** The words that the server sends for the game. */
const served = (game: string, code: string): string => readFileSync(`../src/arktable/games/${PYTHON[game]}/locales/${code}.ftl`, 'utf8');
const paragraphs = (rules: Rules): Paragraph[] => rules.chapters.flatMap((chapter) => chapter.paragraphs);
const keysIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, key]) => key!);

function bundle(game: string, code: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of [served(game, code), own(game, code)]) expect(made.addResource(new FluentResource(text), { allowOverrides: true })).toEqual([]);
  return made;
}

/** The references of the rules' own code, from the page that `make where` writes; what bots cite are strategies. */
function citedByCode(game: string): string[] {
  const page = readFileSync(`../docs/rules/where-${game}.md`, 'utf8');
  const rows = [...page.matchAll(/^\| ((?:AK|WF|PB|EN|FR) [^|]*) \| [^|]* \| ([^|]*) \|/gm)].filter(([, , code]) => !code!.trim().startsWith('`bots'));
  return rows.flatMap(([, refs]) => {
    const book = refs!.slice(0, 2);
    return refs!.split(/, | and |; /).map((ref) => (/^[A-Z]{2} /.test(ref) ? ref.trim() : `${book} ${ref.trim()}`));
  });
}

describe.each(GAMES)('the complete rules of %s', (game) => {
  it('cover every line that the rules in code cite', async () => {
    const spans = paragraphs(await load(game)).flatMap(({ refs }) => cited(refs));
    const wanted = citedByCode(game).flatMap(cited).filter(({ book }) => BOOKS[game]!.includes(book));
    expect(wanted.length).toBeGreaterThan(20);
    const within = (book: string, line: number): boolean => spans.some((span) => span.book === book && span.first <= line && line <= span.last);
    const lines = wanted.flatMap(({ book, first, last }) => Array.from({ length: last - first + 1 }, (_, i): [string, number] => [book, first + i]));
    expect([...new Set(lines.filter(([book, line]) => !within(book, line)).map(([book, line]) => `${book} ${line}`))]).toEqual([]);
  });

  it('name every ruling of ours', async () => {
    const [letter] = { 'arkadia': 'A', 'arkwright': 'B', 'arkwright-cards': 'C' }[game]!;
    const page = readFileSync(`../docs/rules/rulings-${game}.md`, 'utf8');
    const ids = [...page.matchAll(/^\| ([ABC]\d+(?:, [ABC]\d+)*) \|/gm)].flatMap(([, list]) => list!.split(', ')).filter((id) => id.startsWith(letter!));
    const named = paragraphs(await load(game)).flatMap(({ refs }) => cited(refs)).filter(({ book }) => book === letter).map(({ book, first }) => book + first);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !named.includes(id))).toEqual([]);
  });

  it('have every tile, event, card and award, and every option', async () => {
    const titles = new Set(paragraphs(await load(game)).flatMap(({ title, option }) => [title, option && `option-${option}`]));
    const words = served(game, 'en');
    const things = keysIn(words, /^((?:arkwright-(?:tile|event)|arkwright-cards-(?:card|award))-[a-z-]+?)(?:-about|-expert)? = /gm).filter((key) => key !== 'arkwright-cards-card-start');
    const options = keysIn(words, /^(option-[a-z-]+)-help = /gm).filter((key) => words.includes(`\n${key} = `) && !/-help$/.test(key));
    const named = options.filter((key) => !options.some((other) => other !== key && key.startsWith(`${other}-`)));
    expect(named.length).toBeGreaterThan(4);
    expect([...new Set([...things, ...named])].filter((key) => !titles.has(key))).toEqual([]);
  });

  it('have keys of their own, and references', async () => {
    const rules = await load(game);
    const keys = [...paragraphs(rules).map(({ key }) => key), ...rules.chapters.map(({ key }) => `chapter-${key}`)];
    expect(keys).toEqual([...new Set(keys)]);
    for (const { key, refs } of paragraphs(rules)) {
      expect(cited(refs).length, key).toBeGreaterThan(0);
      expect(cited(refs).length, `${key}: ${refs}`).toBe(refs.split(', ').length);
      for (const { book, first, last } of cited(refs)) {
        expect([...BOOKS[game]!, 'A', 'B', 'C'], key).toContain(book);
        expect(first, key).toBeLessThanOrEqual(last);
      }
    }
  });

  it.each(['en', 'fr'] as const)('are worded in %s, every number from the sheet', async (code) => {
    const rules = await load(game);
    const words = bundle(game, code);
    const filled = variables(rules.numbers, VALUES[game]!, code);
    for (const [name, place] of Object.entries(rules.numbers)) expect(valueAt(VALUES[game]!, place), `${name}: ${place}`).toBeDefined();
    const say = (key: string): string => {
      const found = words.getMessage(key)?.value;
      expect(found, key).toBeTruthy();
      const errors: Error[] = [];
      const said = words.formatPattern(found!, filled, errors);
      expect(errors, key).toEqual([]);
      expect(said, key).not.toMatch(/undefined|NaN|\[object/);
      return said;
    };
    for (const { key, paragraphs: inside } of rules.chapters) {
      say(`chapter-${key}`);
      for (const paragraph of inside) {
        if (!paragraph.option) say(`rule-${paragraph.key}`);
        if (paragraph.title) say(paragraph.title);
      }
    }
    for (const { caption } of Object.values(rules.drawings).flat()) say(`drawing-${caption}`);
    for (const table of Object.values(rules.tables)) {
      for (const cell of table(VALUES[game]!).flat()) {
        if (typeof cell === 'string') expect(cell).not.toMatch(/undefined|NaN/);
        else for (const { word } of 'word' in cell ? [cell] : cell.words) say(word);
      }
    }
    // Numbers are never typed into the texts, and no text is left that nothing shows.
    const typed = own(game, code).split('\n').filter((line) => /^[a-z]/.test(line) && /[\d£]/.test(line.replace(/^[a-z0-9-]+ = /, '').replaceAll(/\{ \$\w+ \}/g, '')));
    expect(typed).toEqual([]);
    const shown = new Set(paragraphs(rules).map(({ key }) => `rule-${key}`));
    expect(keysIn(own(game, code), /^(rule-[a-z0-9-]+) = /gm).filter((key) => !shown.has(key))).toEqual([]);
    const used = new Set(keysIn(own(game, code), /\$(\w+)/g).concat(Object.values(rules.drawings).flat().flatMap(({ rows }) => rows.flatMap((row) => keysIn(row, /\$(\w+)/g)))));
    expect(Object.keys(rules.numbers).filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !(name in rules.numbers))).toEqual([]);
  });

  it('draw places that are allowed and places that are not, with pieces of ours', async () => {
    const rules = await load(game);
    const panels = Object.values(rules.drawings).flat();
    expect(panels.filter(({ ok }) => ok === true).length).toBeGreaterThan(2);
    expect(panels.filter(({ ok }) => ok === false).length).toBeGreaterThan(2);
    for (const { rows, caption } of panels) {
      for (const { tone, icon, text } of rows.flatMap((row) => squaresOf(row, variables(rules.numbers, VALUES[game]!, 'en')))) {
        expect(TONES, caption).toContain(tone);
        if (icon) expect(icons, caption).toContain(`id="i-${icon}"`);
        expect(text, caption).not.toContain('$');
      }
    }
    const all = paragraphs(rules);
    for (const name of Object.keys(rules.drawings)) expect(all.some(({ drawing }) => drawing === name), name).toBe(true);
    for (const name of Object.keys(rules.tables)) expect(all.some(({ table }) => table === name), name).toBe(true);
    for (const { drawing, table } of all) {
      if (drawing) expect(rules.drawings).toHaveProperty(drawing);
      if (table) expect(rules.tables).toHaveProperty(table);
    }
  });
});

describe('tables', () => {
  it('say which numbers they show', async () => {
    expect(keysRead((await load('arkwright')).tables['ships']!, VALUES['arkwright']!).sort()).toEqual(['ships.capacities', 'ships.copies', 'ships.crews', 'ships.levels']);
  });
});

describe('numbers', () => {
  it('are read at their place on the sheet', () => {
    const values = { 'tiles.copies': { agent: 2 }, 'administration.rows': [2, 4, 6], 'economy.markers': [[0, 1], [1, 2]], 'year': 1760 };
    const places = { agent: 'tiles.copies/agent', rows: '£administration.rows', count: '#administration.rows', markers: 'economy.markers', second: 'administration.rows/1', year: 'year' };
    expect(variables(places, values, 'en')).toEqual({ agent: '2', rows: '£2, £4 and £6', count: '3', markers: '0/1 and 1/2', second: '4', year: '1760' });
    expect(variables({ rows: 'administration.rows' }, values, 'fr')).toEqual({ rows: '2, 4 et 6' });
    expect(keyOf('£tiles.inventor/0')).toBe('tiles.inventor');
  });
});
