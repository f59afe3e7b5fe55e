// The pace that a new table is opened with.
import type { Pace } from '../../wire/types';

export type Kind = 'unhurried' | 'live' | 'days';

/** What the form has: lengths in minutes and seconds (live) or hours (days), the window in hours of the day. */
export interface PaceWish {
  kind: Kind;
  minutes: number;
  seconds: number;
  bankHours: number;
  turnHours: number;
  windowed: boolean;
  from: number;
  to: number;
  atZero: 'decide' | 'bot' | 'wait';
}

/** Live 30 minutes and 30 seconds a turn; days: one day a turn and three days more, from 8 to 23 h if a window is wanted. */
export const USUAL: PaceWish = { kind: 'unhurried', minutes: 30, seconds: 30, bankHours: 72, turnHours: 24, windowed: false, from: 8, to: 23, atZero: 'decide' };

const LEAST_WINDOW = 8;

/** Null for an unhurried game. */
export function paceOf(wish: PaceWish): Pace | null {
  if (wish.kind === 'unhurried') return null;
  if (wish.kind === 'live') return { kind: 'live', bank: wish.minutes * 60, increment: wish.seconds, at_zero: wish.atZero };
  return { kind: 'days', bank: wish.bankHours * 3600, increment: wish.turnHours * 3600, at_zero: wish.atZero, ...(wish.windowed ? { window: [wish.from * 60, wish.to * 60] } : {}) };
}

/** What the form shows for the pace of a table. */
export function wishOf(pace: Pace | null): PaceWish {
  if (!pace || pace.kind === 'unhurried') return { ...USUAL };
  const [bank, turn] = [pace.bank ?? 0, pace.increment ?? 0];
  const atZero = pace.at_zero ?? USUAL.atZero;
  if (pace.kind === 'live') return { ...USUAL, kind: 'live', minutes: bank / 60, seconds: turn, atZero };
  const window = pace.window ? { windowed: true, from: pace.window[0] / 60, to: pace.window[1] / 60 } : {};
  return { ...USUAL, kind: 'days', bankHours: bank / 3600, turnHours: turn / 3600, ...window, atZero };
}

/** Hours between the ends of the window, which may go past midnight. */
export const windowHours = ({ from, to }: PaceWish): number => (to - from + 24) % 24 || 24;

/** The window is long enough: everybody must sleep, and play. */
export const isWindowLong = (wish: PaceWish): boolean => wish.kind !== 'days' || !wish.windowed || windowHours(wish) >= LEAST_WINDOW;
