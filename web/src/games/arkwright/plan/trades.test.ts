import { expect, test } from 'vitest';
import { Offer } from '../../../table/session/offer';
import plain from '../made/marker.json';
import made from '../made/exchange.json';
import { emergencySales, foreignTrades } from './trades';
import type { View } from '../wire';

const offer = new Offer((made.view as unknown as View).offer!);

/** Seat 2 decides, holds two shares of seat 0, and seat 1 holds three of its own. */
function table(phase: string): View {
  const view = structuredClone(made.view) as unknown as View;
  view.phase = phase;
  view.companies[0] = { ...view.companies[0]!, value: 14, bank_shares: 9 };
  view.companies[1]!.foreign = [0, 0, 3];
  view.companies[2]!.foreign = [2, 0, 0];
  return view;
}
const without = plain.view as unknown as View;
const short = (trades: { kind: string; seat: number }[]): string[] => trades.map(({ kind, seat }) => `${kind} ${seat}`);

test('every other company can be asked for, what is held can be sold, own shares come back from their holders', () => {
  const trades = foreignTrades(table('exchange'), offer, 5);
  expect(short(trades)).toEqual(['buy-of 0', 'buy-of 1', 'sell-of 0', 'buy-from 1']);
  expect(trades[0]!.args).toEqual({ price: 14, have: 9, bonus: 2 });
  expect(trades[3]!.args.have).toBe(3);
});

test('in 1760 there is only buying', () => {
  expect(short(foreignTrades(table('start-portfolio'), offer, 5))).toEqual(['buy-of 0', 'buy-of 1']);
});

test('nothing of it where only own shares are traded, or when somebody else decides', () => {
  expect(foreignTrades(without, new Offer(without.offer!), 5)).toEqual([]);
  expect(foreignTrades(table('exchange'), null, 5)).toEqual([]);
});

test('an emergency may take what is held of others', () => {
  expect(short(emergencySales(table('emergency')))).toEqual(['sell-of 0']);
  expect(emergencySales(without)).toEqual([]);
});
