import { expect, test } from 'vitest';
import { extraOf, markerChoices, numberMove, Offer, parseMove, usualMove } from './moves';

test('moves are taken apart', () => {
  expect(parseMove('place light-quality 6 pay 8')).toMatchObject({ kind: 'place', marker: 'light-quality', row: 6, pay: 8 });
  expect(parseMove('build food 2 developer')).toMatchObject({ good: 'food', level: 2, developer: true });
  expect(parseMove('shift row-1 column-food')).toMatchObject({ spot: 'row-1', to: 'column-food' });
  expect(parseMove('send fired')).toMatchObject({ kind: 'send', fired: true });
  expect(parseMove('wreck lamps 3')).toMatchObject({ good: 'lamps', n: 3 });
  expect(parseMove('half-price 2')).toMatchObject({ kind: 'half-price', n: 2 });
});

test('shares of others are trades of their own', () => {
  expect(parseMove('buy 3 of 2')).toMatchObject({ kind: 'buy-of', n: 3, seat: 1 });
  expect(parseMove('buy 3 from 4')).toMatchObject({ kind: 'buy-from', n: 3, seat: 3 });
  expect(parseMove('extra prices')).toMatchObject({ kind: 'extra', extra: 'prices' });
  const offer = new Offer(['buy 1', 'buy 2', 'buy 1 of 2', 'buy 1 of 3', 'buy 2 of 3', 'sell 1 of 2']);
  expect(offer.numbers('buy')).toEqual([1, 2]);
  expect(offer.numbers('buy-of', undefined, 2)).toEqual([1, 2]);
  expect(offer.numbers('sell-of', undefined, 2)).toEqual([]);
});

test('a move with a number is written as the notation has it', () => {
  for (const text of ['buy 3', 'goods food 2', 'half-price 2', 'buy 3 of 2', 'sell 1 of 4', 'buy 2 from 1']) {
    const { kind, n, good, seat } = parseMove(text);
    expect(numberMove(kind, n!, good, seat)).toBe(text);
  }
});

test('the row of £0 and the reorganization marker', () => {
  const choices = markerChoices(new Offer(['place quality 0 pay 0', 'place quality 0 pay 1', 'place quality 2 pay 2', 'place light-reorganization 6 pay 0']));
  expect(choices.map(({ marker, rows }) => [marker, rows.map(({ row }) => row)])).toEqual([['quality', [0, 2]], ['light-reorganization', [6]]]);
  expect(usualMove(choices[0]!.rows[0]!).pay).toBe(0);
  expect([extraOf('light-reorganization'), extraOf('dark-reorganization')]).toEqual(['one-price', 'all-prices']);
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
