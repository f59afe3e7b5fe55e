import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOLDERS } from '../games/folders';
import { chapterOfEvent } from './events';
import { chapterOf, rulePath } from './places';
import { piecesOf } from './pictures';

const sprite = readFileSync('src/look/icons/icons.svg', 'utf8');
/** The events that each game declares, from the tables of the reference. */
const TOLD = Object.fromEntries(
  [...FOLDERS.keys()].map((game) => {
    const page = readFileSync(`../docs/reference/${game}.md`, 'utf8');
    const table = page.slice(page.indexOf('| event |'), page.indexOf('| reason |'));
    return [game, Object.fromEntries([...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, key]) => [key, true]))];
  }),
);

describe('places', () => {
  it('leads a citation to its chapter', () => {
    expect(chapterOf('arkadia', 'AK 98')).toBe('lay');
    expect(chapterOf('arkadia', 'AK 191–200')).toBe('banner');
    expect(rulePath('arkwright', 'WF 2216–2233')).toBe('/learn/arkwright#sale');
  });

  it('leads a ruling of ours to the page of its game', () => {
    expect(chapterOf('arkadia', 'A7')).toBeNull();
    expect(rulePath('arkadia', 'A7')).toBe('/learn/arkadia');
  });

  it.each([...FOLDERS])('names only chapters that %s has, in the order of its books', (_game, folder) => {
    for (const [, , chapter] of folder.places) expect(folder.chapters).toContain(chapter);
    for (const book of new Set(folder.places.map(([name]) => name))) {
      const lines = folder.places.filter(([name]) => name === book).map(([, line]) => line);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    }
  });
});

describe('events', () => {
  it('lead to a chapter of their game', () => {
    expect(chapterOfEvent('arkwright', 'share-value')).toBe('value');
    expect(chapterOfEvent('arkadia', 'handed-over')).toBeNull();
  });

  it.each([...FOLDERS])('of %s are all told in a chapter that there is', (game, folder) => {
    const told = Object.keys(TOLD[game] ?? {});
    expect(told.length).toBeGreaterThan(0);
    for (const key of told) expect(folder.chapters, key).toContain(chapterOfEvent(game, key));
  });
});

describe('pictures', () => {
  it('are rows of pieces and signs', () => {
    expect(piecesOf('worker:3 × £2 = wage:£6')).toEqual([
      { icon: 'worker', text: '3' },
      { icon: null, text: '×' },
      { icon: null, text: '£2' },
      { icon: null, text: '=' },
      { icon: 'wage', text: '£6' },
    ]);
  });

  it.each([...FOLDERS])('of %s show pieces of ours, in chapters that there are', (_game, { chapters, pictures }) => {
    for (const [chapter, picture] of Object.entries(pictures)) {
      expect(chapters).toContain(chapter);
      for (const { icon } of piecesOf(picture)) if (icon) expect(sprite).toContain(`id="i-${icon}"`);
    }
  });
});
