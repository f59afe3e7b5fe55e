import { expect, test } from 'vitest';
import { Offer } from '../../../table/session/offer';
import made from '../made/marker.json';
import { markerChoices, moveAt, payOf, payRange } from './moves';
import type { Kit, View } from '../wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };
const choices = markerChoices(new Offer(view.offer!), kit);
const choice = (name: string) => choices.find(({ marker }) => marker === name)!;

test('marker moves become a few buttons with their rows, the markers in printed order', () => {
  const { markers } = view.companies[view.viewer]!;
  expect(choices.map(({ marker }) => marker)).toEqual(markers);
  expect(choice('quality').rows.map(({ cost }) => cost)).toEqual([2, 4, 6, 8]);
  // The owner of the accountant may pay £2 more or less.
  expect(choice('quality').rows[2]!.moves.map(payOf)).toEqual([4, 5, 6, 7, 8]);
});

test('a marker that lies on the table is used again', () => {
  expect(view.companies[view.viewer]!.placed[4]).toBe('exchange');
  expect(choice('exchange').rows.map(({ cost }) => cost)).toEqual([null]);
});

test('a row pays what is wanted, or the nearest amount that it allows', () => {
  const [cheap, , third] = choice('quality').rows;
  expect(payOf(moveAt(third!, 6))).toBe(6);
  expect(payOf(moveAt(third!, 12))).toBe(8);
  expect(payOf(moveAt({ cost: 1, moves: cheap!.moves.slice(2) }, 1))).toBe(2);
});

test('the accountant pays up to £2 more or less than the row says; without one there is nothing to choose', () => {
  expect(payRange(choices)).toEqual([-2, 2]);
  const plain = choices.map(({ marker, rows }) => ({ marker, rows: rows.map((row) => ({ ...row, moves: [moveAt(row, row.cost ?? 0)] })) }));
  expect(payRange(plain)).toEqual([0, 0]);
});

test('what follows the main action is printed on the marker', () => {
  const extras = ['factory', 'workers', 'light-exchange', 'light-reorganization', 'dark-reorganization'].map((marker) => kit.markers[marker]!.extra);
  expect(extras).toEqual(['price', 'special', 'none', 'one-price', 'all-prices']);
});
