// What is left of a clock now, from what the server said and the time that has passed since.
import type { Clock, Pace, SeatClock } from '../wire/types';

export interface Left {
  /** `stands`: nobody waits for this seat. `rests`: it is waited for, outside its window or on leave. */
  state: 'runs' | 'stands' | 'rests' | 'paused' | 'out';
  /** Milliseconds: all that is left, and how much of it belongs to this turn. */
  left: number;
  turn: number;
  /** Less than an hour is left at the pace of days, less than a minute in a live game. */
  low: boolean;
  /** Until when it rests; empty if it does not, or if that is not known. */
  rests: string;
}

/** The dial of each state. */
export const DIALS: Record<Left['state'], string> = { runs: 'clock-run', stands: 'clock', rests: 'night', paused: 'clock-stop', out: 'clock-out' };

const LOW = { days: 3_600_000, live: 60_000, unhurried: 0 };

export const kindOf = (pace: Pace): 'days' | 'live' | 'unhurried' => pace.kind ?? 'unhurried';

/** `passed`: milliseconds since `clock.at`, of a clock that only goes forward. */
export function leftOf(clock: Clock, seat: SeatClock, passed: number): Left {
  const shown = (state: Left['state'], used = 0, rests = ''): Left => {
    const left = Math.max(0, seat.left - used);
    const low = state !== 'out' && left < LOW[kindOf(clock.pace)] && (state === 'runs' || state === 'rests');
    return { state, left, turn: Math.min(left, Math.max(0, (seat.turn ?? 0) - used)), low, rests };
  };
  if (seat.out) return { state: 'out', left: 0, turn: 0, low: false, rests: '' };
  if (clock.paused) return shown('paused');
  if (!seat.runs) return shown('stands');
  const at = Date.parse(clock.at);
  if (seat.rests) {
    const rest = Date.parse(seat.rests) - at;
    return passed < rest ? shown('rests', 0, seat.rests) : shown('runs', passed - rest);
  }
  const most = seat.until ? Date.parse(seat.until) - at : Infinity;
  return passed < most ? shown('runs', passed) : shown('rests', most);
}

/** The parts of the bar, from 0 to 1: what is left of this turn, and of the bank. */
export function barOf(pace: Pace, { left, turn }: Left): { turn: number; bank: number } {
  const whole = Math.max(((pace.bank ?? 0) + (pace.increment ?? 0)) * 1000, left, 1);
  return { turn: turn / whole, bank: (left - turn) / whole };
}
