import { expect, test } from 'vitest';
import made from '../made/marker.json';
import { trackPart, trackRows, trackSpaces } from './track';
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

/** The spaces that are shown while companies stand on these. */
function part(perRow: number, ...stand: number[]): number[] {
  const companies = stand.map((space, seat) => ({ ...view.companies[seat]!, seat, space }));
  return trackPart(trackSpaces(kit.share_value, companies), perRow).map(({ space }) => space);
}

test('the second half of the track comes as soon as somebody stands on space 26', () => {
  expect(part(30, 13, 25)).toHaveLength(30);
  expect(part(30, 13, 26)).toHaveLength(60);
});

test('short rows show the spaces round the companies', () => {
  const near = part(14, 13, 16, 14);
  expect([near[0], near.length]).toEqual([11, 14]);
  const far = part(10, 4, 21);
  expect([far[0], far.length]).toEqual([2, 30]);
  expect(part(10, 58, 60).slice(-1)).toEqual([60]);
  expect(part(10, 1)[0]).toBe(1);
});

test('the track breaks into rows that fit', () => {
  const spaces = Array.from({ length: 60 }, (_, i) => i);
  expect([30, 15, 10].map((n) => trackRows(spaces, n).length)).toEqual([2, 4, 6]);
  expect(trackRows(spaces, 10)[5]![0]).toBe(50);
});
