import { expect, test } from 'vitest';
import { Offer } from '../../../table/session/offer';
import { arrangementOf, bestIncome, choiceOf, lays, nextChoice, wayTo, withSpot, withTurn } from './arrangement';
import { moment } from '../moments';

const view = moment('price');
const all = view.choices!;
const factory = view.companies[view.viewer]!.factories[view.round]!;
const now = arrangementOf(factory);
const offer = new Offer(view.offer!);
const moveOf = (laid: typeof now): string | undefined => offer.of('set').find((move) => lays(move, laid))?.text;

test('an arrangement is the move on offer that sets it', () => {
  expect(now).toEqual({ spot: 3, turned: ['office', 'quality-1'] });
  expect(moveOf(now)).toBe('set 3 office quality-1');
  expect(moveOf(withSpot(now, 0))).toBe('set 0 office quality-1');
  expect(moveOf(withTurn(now, 'office'))).toBe('set 3 quality-1');
  expect(moveOf(withTurn(withTurn(now, 'office'), 'office'))).toBe('set 3 office quality-1');
  expect(moveOf(withTurn(now, 'engineer'))).toBeUndefined();
});

test('distribution cards are never turned', () => {
  const laid = { ...factory, office: false, pieces: [{ piece: 'distribution-1', value: 3, appeal: false }, { piece: 'engineer', value: 5, appeal: true }] };
  expect(arrangementOf(laid).turned).toEqual(['engineer']);
});

test('what an arrangement brings is what the server says', () => {
  expect(choiceOf(all, now)?.appeal).toBe(8);
  expect(choiceOf(all, { spot: 1, turned: ['quality-1', 'office'] })?.appeal).toBe(6);
  expect(choiceOf(all, { spot: 3, turned: ['office', 'engineer'] })).toBeUndefined();
  expect(bestIncome(all)).toBe(21);
});

test('the way to an appeal turns as few cards as possible', () => {
  expect(wayTo(all[6]!, now)).toEqual({ spot: 1, turned: ['office', 'quality-1'] });
  expect(wayTo(all[4]!, now)).toEqual({ spot: 3, turned: ['quality-1'] });
});

test('steps end where token and cards give no more', () => {
  expect(nextChoice(all, 4, 1)?.appeal).toBe(5);
  expect(nextChoice(all, all.at(-1)!.appeal, 1)).toBeNull();
  expect(nextChoice(all, 0, -1)).toBeNull();
});
