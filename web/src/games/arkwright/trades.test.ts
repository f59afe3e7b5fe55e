import { expect, test } from 'vitest';
import { company, view } from './fixture';
import { Offer } from './moves';
import { emergencySales, foreignTrades } from './trades';

const table = (phase: string) =>
  view({
    phase,
    companies: [company(0, { foreign: [0, 2, 0, 0] }), company(1, { value: 14, bank_shares: 9, foreign: [0, 0, 0, 0] }), company(2, { foreign: [3, 0, 0, 0] }), company(3, { foreign: [0, 0, 0, 0] })],
  });
const short = (trades: { kind: string; seat: number }[]): string[] => trades.map(({ kind, seat }) => `${kind} ${seat}`);

test('every other company can be asked for, what is held can be sold, own shares come back from their holders', () => {
  const trades = foreignTrades(table('exchange'), new Offer(['done']), 5);
  expect(short(trades)).toEqual(['buy-of 1', 'buy-of 2', 'buy-of 3', 'sell-of 1', 'buy-from 2']);
  expect(trades[0]!.args).toEqual({ price: 14, have: 9, bonus: 2 });
  expect(trades[4]!.args.have).toBe(3);
});

test('in 1760 there is only buying', () => {
  expect(short(foreignTrades(table('start-portfolio'), new Offer(['done']), 5))).toEqual(['buy-of 1', 'buy-of 2', 'buy-of 3']);
});

test('nothing of it where only own shares are traded, or when somebody else decides', () => {
  expect(foreignTrades(view(), new Offer(['done']), 5)).toEqual([]);
  expect(foreignTrades(table('exchange'), null, 5)).toEqual([]);
});

test('an emergency may take what is held of others', () => {
  expect(short(emergencySales(table('emergency')))).toEqual(['sell-of 1']);
  expect(emergencySales(view())).toEqual([]);
});
