import { expect, test } from 'vitest';
import { extraOf, markerChoices, Offer, parseMove, usualMove } from './moves';

test('moves are taken apart', () => {
  expect(parseMove('place light-quality 6 pay 8')).toMatchObject({ kind: 'place', marker: 'light-quality', row: 6, pay: 8 });
  expect(parseMove('build food 2 developer')).toMatchObject({ good: 'food', level: 2, developer: true });
  expect(parseMove('shift row-1 column-food')).toMatchObject({ spot: 'row-1', to: 'column-food' });
  expect(parseMove('send fired')).toMatchObject({ kind: 'send', fired: true });
  expect(parseMove('wreck lamps 3')).toMatchObject({ good: 'lamps', n: 3 });
  expect(parseMove('half-price 2')).toMatchObject({ kind: 'half-price', n: 2 });
});

test('marker moves become a few buttons with their rows', () => {
  const offer = new Offer(['place quality 6 pay 4', 'place quality 6 pay 5', 'place quality 6 pay 6', 'place quality 6 pay 7', 'place quality 8 pay 8', 'reuse workers pay 2', 'done']);
  const choices = markerChoices(offer);
  expect(choices.map(({ marker }) => marker)).toEqual(['quality', 'workers']);
  expect(choices[0]!.rows.map(({ row, moves }) => [row, moves.length])).toEqual([[6, 4], [8, 1]]);
  expect(choices[1]!.rows[0]!.row).toBeNull();
  // The stepper begins at the printed amount, also when a tile allows others.
  expect(usualMove(choices[0]!.rows[0]!).pay).toBe(6);
});

test('numbers on offer come in order', () => {
  const offer = new Offer(['price food 9', 'price food 7', 'price lamps 12', 'buy 2', 'buy 1']);
  expect(offer.numbers('price', 'food')).toEqual([7, 9]);
  expect(offer.numbers('buy')).toEqual([1, 2]);
  expect(offer.has('price lamps 12')).toBe(true);
});

test('what follows the main action', () => {
  expect(['factory', 'dark-quality', 'light-production'].map(extraOf)).toEqual(['price', 'price', 'price']);
  expect(['workers', 'ship-1', 'light-machinery'].map(extraOf)).toEqual(['special', 'special', 'special']);
  expect(extraOf('light-exchange')).toBe('none');
});
