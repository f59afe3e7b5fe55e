// The lines of the small chart of standings.
import type { Standing } from '../../wire/types';

export interface Line {
  seat: number;
  /** As an SVG polyline wants them. */
  points: string;
}

/** By seat: time to the right, more worth further up. None where fewer than two moments are known. */
export function linesOf(standing: readonly Pick<Standing, 'progress' | 'points'>[], width: number, height: number): Line[] {
  const seats = standing[0]?.points.length ?? 0;
  const most = Math.max(1, ...standing.flatMap(({ points }) => points.map((n) => n ?? 0)));
  const first = standing.find(({ points }) => points.some((n) => n !== null))?.progress ?? 0;
  const last = Math.max(standing.at(-1)?.progress ?? 1, first + 0.001);
  return Array.from({ length: seats }, (_, seat) => {
    const known = standing.flatMap(({ progress, points }) => (points[seat] === null || points[seat] === undefined ? [] : [{ progress, n: points[seat] }]));
    const at = ({ progress, n }: { progress: number; n: number }): string => `${Math.round(((progress - first) / (last - first)) * width)},${Math.round(height - 2 - (n / most) * (height - 4))}`;
    return { seat, points: known.length < 2 ? '' : known.map(at).join(' ') };
  }).filter(({ points }) => points !== '');
}
