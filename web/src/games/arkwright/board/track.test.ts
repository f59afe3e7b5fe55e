import { expect, test } from 'vitest';
import made from '../made/marker.json';
import { trackRows, trackSpaces } from './track';
import type { Kit, View } from '../wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };

test('60 spaces, the value on the first space of each band', () => {
  // The first company stands on space 19; the forecast would bring it two further.
  const spaces = trackSpaces(kit.share_value, view.companies, [21, null, 7, null]);
  expect(spaces).toHaveLength(60);
  expect(spaces[18]).toMatchObject({ space: 19, value: 15, seats: [0], ghosts: [] });
  expect(spaces[19]!.value).toBeNull();
  expect(spaces[20]).toMatchObject({ value: 16, ghosts: [0] });
  expect(spaces[6]).toMatchObject({ seats: [2], ghosts: [] });
});

test('the track breaks into rows that fit', () => {
  const spaces = Array.from({ length: 60 }, (_, i) => i);
  expect([30, 15, 10].map((n) => trackRows(spaces, n).length)).toEqual([2, 4, 6]);
  expect(trackRows(spaces, 10)[5]![0]).toBe(50);
});
