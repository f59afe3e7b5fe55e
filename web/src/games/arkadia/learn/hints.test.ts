import { describe, expect, it } from 'vitest';
import { fits } from './hints';
import type { View } from '../wire';

const view = (more: object): View =>
  ({
    viewer: 0,
    players: [{ banners: 4 }],
    tents: [9],
    buildings: [{ done: false }],
    castle: { floor: 2, placed: 12 },
    ...more,
  }) as unknown as View;

describe('hints', () => {
  it('are all fitting while everything is there', () => {
    expect([1, 2, 3, 4, 5, 6, 7].every((hint) => fits(hint, view({})))).toBe(true);
  });

  it('say nothing of banners to who has none', () => {
    expect(fits(4, view({ players: [{ banners: 0 }] }))).toBe(false);
  });

  it('say nothing of tents, open buildings, the second floor and others’ seals where there are none', () => {
    expect(fits(1, view({ tents: [] }))).toBe(false);
    expect(fits(2, view({ buildings: [{ done: true }] }))).toBe(false);
    expect(fits(5, view({ castle: { floor: 3, placed: 22 } }))).toBe(false);
    expect(fits(6, view({ castle: { floor: 1, placed: 0 } }))).toBe(false);
  });
});
