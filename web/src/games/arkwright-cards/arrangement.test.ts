import { expect, test } from 'vitest';
import { arrangementOf, bestIncome, choiceOf, moveOf, nextChoice, readMove, wayTo, withSpot, withTurn } from './arrangement';
import { choices, factory } from './fixture';

const all = choices()!;

test('an arrangement is the move that sets it', () => {
  const now = arrangementOf(factory());
  expect(moveOf(now)).toBe('set 2 quality-1');
  expect(moveOf(withSpot(now, 0))).toBe('set 0 quality-1');
  expect(moveOf(withTurn(now, 'office'))).toBe('set 2 office quality-1');
  expect(moveOf(withTurn(now, 'quality-1'))).toBe('set 2');
  expect(readMove('set 1 office engineer')).toEqual({ spot: 1, turned: ['office', 'engineer'] });
});

test('distribution cards are never turned', () => {
  const laid = factory({ office: true, pieces: [{ piece: 'distribution-1', value: 3, appeal: true }, { piece: 'engineer', value: 5, appeal: true }] });
  expect(moveOf(arrangementOf(laid))).toBe('set 2 office engineer');
});

test('what an arrangement brings is what the server says', () => {
  expect(choiceOf(all, { spot: 2, turned: ['quality-1'] })?.appeal).toBe(4);
  expect(choiceOf(all, { spot: 3, turned: ['office', 'engineer'] })).toBeUndefined();
  expect(bestIncome(all)).toBe(30);
});

test('the way to an appeal turns as few cards as possible', () => {
  const now = arrangementOf(factory());
  expect(wayTo(all[2]!, now)).toEqual({ spot: 0, turned: ['quality-1'] });
  expect(wayTo(all[0]!, now)).toEqual({ spot: 0, turned: [] });
});

test('steps end where token and cards give no more', () => {
  expect(nextChoice(all, 4, 1)?.appeal).toBe(5);
  expect(nextChoice(all, 5, 1)).toBeNull();
  expect(nextChoice(all, 0, -1)).toBeNull();
});
