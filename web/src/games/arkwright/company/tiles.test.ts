import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tileIcon } from './tiles';

const words = readFileSync('../src/arktable/games/arkwright/locales/en.ftl', 'utf8') + readFileSync('src/games/arkwright/locales/en.ftl', 'utf8');
const TILES = [...new Set([...words.matchAll(/^arkwright-tile-([a-z-]+)-about =/gm)].map(([, tile]) => tile!))];

test('each tile has a sign of its own, and the sprites have it', () => {
  const sprites = ['icons.svg', 'icons-2.svg', 'icons-4.svg'].map((file) => readFileSync(`src/look/icons/${file}`, 'utf8')).join('');
  expect(TILES.length).toBeGreaterThan(20);
  expect(new Set(TILES.map(tileIcon)).size).toBe(TILES.length);
  for (const tile of TILES) expect(sprites).toContain(`id="i-${tileIcon(tile)}"`);
});
