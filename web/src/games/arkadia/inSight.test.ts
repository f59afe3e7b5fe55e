import { expect, test } from 'vitest';
import { wayDown } from './inSight.svelte';

// The tabs end at 40, the tray begins at 500.
test('the page scrolls until the lowest row is above the tray', () => {
  expect(wayDown({ top: 280, bottom: 560 }, null, 500, 40)).toBe(66);
});

test('it stays where it is when nothing is covered', () => {
  expect(wayDown({ top: 180, bottom: 470 }, null, 500, 40)).toBe(0);
  expect(wayDown({ top: 180, bottom: 470 }, 460, 500, 40)).toBe(0);
});

test('a board that is too tall keeps its top in sight, unless the tile is covered then', () => {
  expect(wayDown({ top: 140, bottom: 760 }, null, 500, 40)).toBe(100);
  expect(wayDown({ top: 140, bottom: 760 }, 560, 500, 40)).toBe(100);
  expect(wayDown({ top: 140, bottom: 760 }, 700, 500, 40)).toBe(206);
});
