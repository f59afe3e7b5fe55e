import { describe, expect, it } from 'vitest';
import { FOLDERS } from '../games/folders';
import { chapterOf, rulePath } from './places';

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
