// The track of an analysis: where a decision lies on it, and the lines of worth that are drawn along it.
import type { Standing, Step } from '../wire/types';

/** What the lines are drawn from. */
export type Count = Omit<Standing, 'when'>;

export const UNITS = ['decision', 'turn', 'round'] as const;
export type Unit = (typeof UNITS)[number];

/** How far the game had come after n decisions, 0 to 1: known where it was counted, and between two counts in proportion. */
export function progressAt(standing: readonly Count[], n: number, last: number): number {
  const known = standing.length > 1 ? standing : [{ n: 0, progress: 0 }, { n: Math.max(1, last), progress: 1 }];
  const after = known.findIndex((one) => one.n >= n);
  if (after === 0) return known[0]!.progress;
  if (after < 0) return known.at(-1)!.progress;
  const [low, high] = [known[after - 1]!, known[after]!];
  return low.progress + ((n - low.n) / (high.n - low.n)) * (high.progress - low.progress);
}

/** The decision that lies nearest to a place on the track. */
export function decisionAt(standing: readonly Count[], progress: number, last: number): number {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (progressAt(standing, middle, last) < progress) low = middle + 1;
    else high = middle;
  }
  if (low > 0 && progress - progressAt(standing, low - 1, last) < progressAt(standing, low, last) - progress) return low - 1;
  return low;
}

/** Where one step forward or back leads: the next decision, the beginning of the next turn, or of the next round. */
export function stepped(unit: Unit, direction: 1 | -1, n: number, steps: readonly Step[], standing: readonly Count[]): number {
  const last = steps.length;
  let stops: number[];
  if (unit === 'turn') stops = steps.flatMap((step, at) => (at === 0 || steps[at - 1]!.turn !== step.turn || steps[at - 1]!.seat !== step.seat ? [at] : []));
  else if (unit === 'round' && standing.length > 1) stops = standing.map((one) => one.n);
  else return Math.max(0, Math.min(last, n + direction));
  const reached = direction > 0 ? stops.find((stop) => stop > n) : stops.findLast((stop) => stop < n);
  return reached ?? (direction > 0 ? last : 0);
}

/** The round in which this moment lies: from its first decision to the first one after it. */
export function roundOf(standing: readonly Count[], n: number, last: number): [number, number] {
  const from = standing.findLast((one) => one.n <= n)?.n ?? 0;
  const to = standing.find((one) => one.n > n)?.n ?? last;
  return [from, to];
}

/** A part of the track with one name, such as a decade, from 0 to 1. */
export interface Span {
  name: string;
  from: number;
  to: number;
}

/** The parts of the track: counts in a row that have the same name. */
export function spansOf(standing: readonly Standing[], nameOf: (one: Standing) => string): Span[] {
  const found: Span[] = [];
  for (const one of standing) {
    const last = found.at(-1);
    if (last) last.to = one.progress;
    const name = nameOf(one);
    if (one.progress < 1 && last?.name !== name) found.push({ name, from: found.length ? one.progress : 0, to: 1 });
  }
  return found;
}

/** The parts whose names have room: none begins less than `room` after the one named before. */
export function roomy(spans: readonly Span[], room: number): Span[] {
  const found: Span[] = [];
  for (const span of spans) if (!found.length || span.from - found.at(-1)!.from >= room) found.push(span);
  return found;
}

export interface Line {
  /** As an SVG polyline wants them. */
  points: string;
  /** Where it ends. */
  end: { x: number; y: number };
  worth: number;
}

/** The line of one seat, on a chart of this size in which `most` is the top. Null where nothing is known. */
export function lineOf(course: readonly Count[], seat: number, most: number, width: number, height: number): Line | null {
  const known = course.flatMap(({ progress, points }) => {
    const worth = points[seat];
    return worth === null || worth === undefined ? [] : [{ x: progress * width, y: height - (Math.max(0, worth) / most) * height, worth }];
  });
  const end = known.at(-1);
  if (known.length < 2 || !end) return null;
  return { points: known.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '), end, worth: end.worth };
}

/** A round figure at or above everything that is drawn. */
export function topOf(courses: readonly (readonly Count[])[]): number {
  const most = Math.max(1, ...courses.flatMap((course) => course.flatMap(({ points }) => points.map((n) => n ?? 0))));
  const unit = 10 ** Math.floor(Math.log10(most));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((times) => times * unit).find((top) => top >= most) ?? most;
}

/** Labels that would lie on each other are moved apart: their places from top to bottom, each at least `gap` below the one before. */
export function apart(places: readonly number[], gap: number, height: number): number[] {
  const order = places.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  order.forEach((one, at) => (one.y = Math.max(one.y, at > 0 ? order[at - 1]!.y + gap : 0)));
  const over = Math.max(0, (order.at(-1)?.y ?? 0) - height);
  order.reduceRight((below, one) => {
    one.y = Math.min(one.y, below - gap);
    return one.y;
  }, over > 0 ? height + gap : Infinity);
  const found = [...places];
  for (const { y, at } of order) found[at] = y;
  return found;
}
