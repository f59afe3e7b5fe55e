import { expect, test } from 'vitest';
import { Offer, wish } from '../../../table/session/offer';
import type { PriceView, View } from '../wire';
import { furtherOn, isPricedAlready, mostCash } from './prices';

const row = (price: number, cash: number, space: number, short = false): PriceView => ({ price, move: null, appeal: 14 - price, makes: 1, sells: 1, income: price, ships: 0, space, cash, short });

test('most cash is the highest of equal prices, and never what shares or loans bring', () => {
  expect(mostCash([row(5, 20, 9), row(6, 22, 9), row(7, 22, 9)])?.price).toBe(7);
  expect(mostCash([row(5, 30, 8, true), row(6, 22, 9)])?.price).toBe(6);
  expect(mostCash([])).toBeUndefined();
});

test('another price is named only where it moves the share value further', () => {
  const rows = [row(7, 18, 11), row(8, 22, 11), row(9, 23, 10), row(13, 27, 10)];
  expect(furtherOn(rows, rows[3]!)?.price).toBe(8);
  expect(furtherOn(rows, rows[1]!)).toBeUndefined();
});

test('a factory that was priced when it was built is not asked about again; another price is', () => {
  const view = (phase: string): View => ({ phase }) as unknown as View;
  const offer = (...goods: string[]): Offer => new Offer([{ kind: 'done', args: [], moves: [['done']] }, { kind: 'price', args: ['good', 'price'], moves: goods.map((good) => [`price ${good} 9`, good, 9]) }]);
  const built = [
    { move: wish('build', { good: 'lamps', level: 2 }), view: view('first-price'), events: [] },
    { move: wish('price', { good: 'lamps', price: 13 }), view: view('factory'), events: [] },
  ];
  expect(isPricedAlready(view('prices'), offer('lamps'), built, view('marker'))).toBe(true);
  expect(isPricedAlready(view('prices'), offer('food', 'lamps'), built, view('marker'))).toBe(false);
  expect(isPricedAlready(view('prices'), offer('lamps'), [], view('marker'))).toBe(false);
  expect(isPricedAlready(view('factory'), offer('lamps'), built, view('marker'))).toBe(false);
});
