// Where the margins of a good lie on one axis, in parts of a hundred.
import type { ReportMargin } from '../../wire/types';
import { ticksFor } from './chart';

export interface Spot {
  seat: number;
  /** Pounds a piece, rounded to whole ones for words. */
  each: number;
  left: number;
  /** Above or below the line where others stand in the way, in pixels. */
  lift: number;
}

export interface Axis {
  ticks: { n: number; left: number }[];
  zero: number;
}

const NEAR = 4;
const LIFT = 13;

const each = (margin: ReportMargin, seat: number): number => (margin.profit[seat] ?? 0) / Math.max(1, margin.pieces[seat] ?? 0);
const sellers = (margin: ReportMargin): number[] => margin.pieces.flatMap((n, seat) => (n > 0 ? [seat] : []));

function range(margins: readonly ReportMargin[]): number[] {
  const all = margins.flatMap((margin) => sellers(margin).map((seat) => each(margin, seat)));
  const ticks = ticksFor(Math.min(0, Math.floor(Math.min(0, ...all))), Math.ceil(Math.max(1, ...all)));
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  while ((ticks.at(-1) ?? 0) < Math.max(...all)) ticks.push((ticks.at(-1) ?? 0) + step);
  return ticks;
}

export function axisOf(margins: readonly ReportMargin[]): Axis {
  const ticks = range(margins);
  return { ticks: ticks.map((n) => ({ n, left: place(n, ticks) })), zero: place(0, ticks) };
}

function place(n: number, ticks: readonly number[]): number {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return Math.round((1000 * (n - low)) / Math.max(1, high - low)) / 10;
}

export function spotsOf(margin: ReportMargin, margins: readonly ReportMargin[]): Spot[] {
  const ticks = range(margins);
  const found: Spot[] = [];
  for (const seat of sellers(margin)) {
    const left = place(each(margin, seat), ticks);
    const near = found.filter((spot) => Math.abs(spot.left - left) < NEAR).length;
    found.push({ seat, each: Math.round(each(margin, seat)), left, lift: near % 2 ? LIFT * -((near + 1) / 2) : (LIFT * near) / 2 });
  }
  return found;
}
