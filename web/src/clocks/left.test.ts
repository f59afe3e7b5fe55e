import { describe, expect, test } from 'vitest';
import type { Clock, SeatClock } from '../wire/types';
import { barOf, leftOf } from './left';

const HOUR = 3_600_000;
const DAYS: Clock = { at: '2026-11-18T10:00:00.000Z', pace: { kind: 'days', bank: 3 * 86_400, increment: 86_400 }, seats: [], paused: '', outage: '' };
const seat = (more: Partial<SeatClock>): SeatClock => ({ left: 10 * HOUR, turn: 4 * HOUR, ...more });

describe('what is left of a clock', () => {
  test('a clock that runs loses what has passed, first of this turn', () => {
    expect(leftOf(DAYS, seat({ runs: true }), HOUR)).toMatchObject({ state: 'runs', left: 9 * HOUR, turn: 3 * HOUR });
    expect(leftOf(DAYS, seat({ runs: true }), 5 * HOUR)).toMatchObject({ left: 5 * HOUR, turn: 0 });
    expect(leftOf(DAYS, seat({ runs: true }), 50 * HOUR)).toMatchObject({ left: 0, turn: 0 });
  });

  test('a clock for which nobody waits stands', () => {
    expect(leftOf(DAYS, seat({}), 5 * HOUR)).toMatchObject({ state: 'stands', left: 10 * HOUR });
  });

  test('a clock rests until its window opens and then runs', () => {
    const sleeping = seat({ runs: true, rests: '2026-11-18T12:00:00.000Z' });
    expect(leftOf(DAYS, sleeping, HOUR)).toMatchObject({ state: 'rests', left: 10 * HOUR, rests: '2026-11-18T12:00:00.000Z' });
    expect(leftOf(DAYS, sleeping, 3 * HOUR)).toMatchObject({ state: 'runs', left: 9 * HOUR });
  });

  test('a clock runs until its window closes and then rests', () => {
    const awake = seat({ runs: true, until: '2026-11-18T12:00:00.000Z' });
    expect(leftOf(DAYS, awake, HOUR).state).toBe('runs');
    expect(leftOf(DAYS, awake, 6 * HOUR)).toMatchObject({ state: 'rests', left: 8 * HOUR });
  });

  test('a pause stops everybody, and nothing is left of a clock that ran out', () => {
    expect(leftOf({ ...DAYS, paused: '2026-11-18T09:00:00.000Z' }, seat({}), HOUR)).toMatchObject({ state: 'paused', left: 10 * HOUR });
    expect(leftOf(DAYS, seat({ out: true }), HOUR)).toMatchObject({ state: 'out', left: 0 });
  });

  test('little is left under an hour, in a live game under a minute', () => {
    expect(leftOf(DAYS, seat({ runs: true }), 9.5 * HOUR).low).toBe(true);
    expect(leftOf(DAYS, seat({ runs: true }), 8.5 * HOUR).low).toBe(false);
    const live: Clock = { ...DAYS, pace: { kind: 'live', bank: 600 } };
    expect(leftOf(live, { left: 100_000, runs: true }, 30_000).low).toBe(false);
    expect(leftOf(live, { left: 100_000, runs: true }, 50_000).low).toBe(true);
  });

  test('the bar shows this turn and the bank as parts of all there was', () => {
    const day = 24 * HOUR;
    expect(barOf(DAYS.pace, leftOf(DAYS, { left: 4 * day, turn: day }, 0))).toEqual({ turn: 0.25, bank: 0.75 });
    expect(barOf(DAYS.pace, leftOf(DAYS, { left: 8 * day, turn: 0 }, 0))).toEqual({ turn: 0, bank: 1 });
  });
});
