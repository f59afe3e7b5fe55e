import { expect, test } from 'vitest';
import { company, kit } from './fixture';
import { trackRows, trackSpaces } from './track';

test('60 spaces, the value on the first space of each band', () => {
  const spaces = trackSpaces(kit().share_value, [company(0), company(1, { space: 10 })], [29, null]);
  expect(spaces).toHaveLength(60);
  expect(spaces[26]).toMatchObject({ space: 27, value: 19, seats: [0], ghosts: [] });
  expect(spaces[27]!.value).toBeNull();
  expect(spaces[28]).toMatchObject({ value: 20, ghosts: [0] });
  expect(spaces[9]!.seats).toEqual([1]);
});

test('the track breaks into rows that fit', () => {
  const spaces = Array.from({ length: 60 }, (_, i) => i);
  expect([30, 15, 10].map((n) => trackRows(spaces, n).length)).toEqual([2, 4, 6]);
  expect(trackRows(spaces, 10)[5]![0]).toBe(50);
});
