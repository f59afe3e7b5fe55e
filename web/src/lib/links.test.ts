import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
/** Where an address of ours is written: `<a … href={…}`, `history.replaceState(null, '', …)`. */
const ADDRESS = /(?:<a\b[^>]*?\bhref=\{|State\(null, '', )([^\s]+)/g;

test('every address of a page is written for a server and for a folder of files', () => {
  const found = Object.entries(pages).flatMap(([file, text]) => [...text.matchAll(ADDRESS)].map(([, target = '']) => ({ file, target })));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ target }) => !target.startsWith('to('))).toEqual([]);
});
