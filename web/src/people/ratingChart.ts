import type { RatingStep } from '../wire/distance';

/** The picture of a rating, in units of the drawing. */
export interface Chart {
  /** Values with a line across, and where they are. */
  marks: { value: number; y: number }[];
  line: string;
  /** The outline of the band, there and back. */
  band: string;
  dots: { x: number; y: number; step: RatingStep }[];
  /** Where a value is. */
  y: (value: number) => number;
}

export const SIZE = { width: 420, height: 210, left: 46, right: 52, top: 10, bottom: 26 };
/** The distances between lines across that are read easily. */
const DISTANCES = [50, 100, 200, 500, 1000];
const MOST_MARKS = 7;

/** The steps of one ruleset in their order; games stand at equal distances. */
export function chartOf(steps: readonly RatingStep[], others: readonly number[] = []): Chart {
  const low = Math.min(...steps.map(({ value, spread }) => value - spread), ...others);
  const high = Math.max(...steps.map(({ value, spread }) => value + spread), ...others);
  const apart = DISTANCES.find((distance) => (high - low) / distance < MOST_MARKS - 1) ?? DISTANCES.at(-1)!;
  const first = Math.floor(low / apart) * apart;
  const last = Math.ceil(high / apart) * apart;
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (at: number): number => (steps.length < 2 ? (left + width - right) / 2 : left + (at * (width - left - right)) / (steps.length - 1));
  const y = (value: number): number => top + ((last - value) * (height - top - bottom)) / (last - first);
  const path = (points: string[]): string => (points.length ? `M${points.join('L')}` : '');
  const at = (place: number, value: number): string => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
  const upper = steps.map(({ value, spread }, place) => at(place, value + spread));
  const lower = steps.map(({ value, spread }, place) => at(place, value - spread)).toReversed();
  const marks = [];
  for (let value = first; value <= last; value += apart) marks.push({ value, y: y(value) });
  return {
    marks,
    line: path(steps.map(({ value }, place) => at(place, value))),
    band: steps.length > 1 ? `${path([...upper, ...lower])}Z` : '',
    dots: steps.map((step, place) => ({ x: x(place), y: y(step.value), step })),
    y,
  };
}
