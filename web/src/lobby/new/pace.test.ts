import { expect, test } from 'vitest';
import { isWindowLong, paceOf, USUAL, wishOf, type PaceWish } from './pace';

test('an unhurried table has no pace', () => {
  expect(paceOf(USUAL)).toBeNull();
});

test('the usual paces: 30 minutes and 30 seconds, a day a turn and three days more', () => {
  expect(paceOf({ ...USUAL, kind: 'live' })).toEqual({ kind: 'live', bank: 1800, increment: 30, at_zero: 'decide' });
  expect(paceOf({ ...USUAL, kind: 'days', atZero: 'bot' })).toEqual({ kind: 'days', bank: 259_200, increment: 86_400, at_zero: 'bot' });
  expect(paceOf({ ...USUAL, kind: 'days', windowed: true, from: 20, to: 6 })?.window).toEqual([1200, 360]);
});

test('a window has at least eight hours, also past midnight', () => {
  const days = { ...USUAL, kind: 'days', windowed: true } as const;
  expect([isWindowLong({ ...days, from: 9, to: 17 }), isWindowLong({ ...days, from: 9, to: 16 }), isWindowLong({ ...days, from: 22, to: 6 }), isWindowLong({ ...days, from: 22, to: 5 }), isWindowLong({ ...days, windowed: false, from: 9, to: 10 })]).toEqual([true, false, true, false, true]);
});

test('the form shows the pace of a table, and sends the same one', () => {
  const wishes: PaceWish[] = [
    { ...USUAL },
    { ...USUAL, kind: 'live', minutes: 20, seconds: 10, atZero: 'wait' },
    { ...USUAL, kind: 'days', bankHours: 48, turnHours: 12, windowed: true, from: 9, to: 22, atZero: 'bot' },
  ];
  for (const wish of wishes) expect(wishOf(paceOf(wish))).toEqual(wish);
});
