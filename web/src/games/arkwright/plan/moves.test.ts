import { expect, test } from 'vitest';
import { Offer } from '../../../table/session/offer';
import made from '../made/marker.json';
import { markerChoices, payOf, usualMove } from './moves';
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

test('the stepper begins at the printed amount, also when a tile allows others', () => {
  expect(payOf(usualMove(choice('quality').rows[2]!))).toBe(6);
  const [dear] = choice('quality').rows;
  expect(payOf(usualMove({ cost: 1, moves: dear!.moves.slice(2) }))).toBe(2);
});

test('what follows the main action is printed on the marker', () => {
  const extras = ['factory', 'workers', 'light-exchange', 'light-reorganization', 'dark-reorganization'].map((marker) => kit.markers[marker]!.extra);
  expect(extras).toEqual(['price', 'special', 'none', 'one-price', 'all-prices']);
});
