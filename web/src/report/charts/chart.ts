// Where everything of a chart lies, in pixels of the page: text is never scaled, so it is never too small.
import type { ReportLine, ReportMoment } from '../../wire/types';

export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Band {
  x: number;
  width: number;
  label: string;
  /** Labels that would touch each other are left out. */
  shown: boolean;
}

export interface Row {
  at: number;
  path: string;
  /** At the ends of the parts of the game. */
  marks: { x: number; y: number }[];
  end: { x: number; y: number };
  /** Where its name stands, out of the way of the others. */
  labelY: number;
  last: number;
}

export interface Flag {
  n: number;
  x: number;
  y: number;
  /** Where its number stands, out of the way of the others. */
  labelX: number;
}

export interface Plot {
  bands: Band[];
  ticks: { y: number; n: number }[];
  rows: Row[];
  flags: Flag[];
}

const LABEL = 16;
const FLAG = 20;
const MOST_TICKS = 6;
/** Approximate width of a letter of a name at the end of a line. */
const LETTER = 7.4;

/** Room for a chart of this width: the names at the end of the lines get as much as they need, up to two fifths. */
export function roomFor(width: number, height: number, labels: readonly string[]): Room {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return { width, height, left: 44, right: Math.min(width * 0.4, 22 + longest * LETTER), top: 8, bottom: 26 };
}

/** A name that fits at the end of its line, next to its figure. */
export function fitting(name: string, figure: string, room: Room): string {
  const most = Math.max(3, Math.floor((room.right - 22) / LETTER) - figure.length - 1);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** Round steps of a scale, from 0 or below it to above the highest. */
export function ticksFor(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const power = 10 ** Math.floor(Math.log10(span / MOST_TICKS));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => span / n <= MOST_TICKS) ?? 10 * power);
  const found: number[] = [];
  for (let n = Math.floor(low / step) * step; n <= high; n += step) found.push(n);
  return found;
}

export function plot(line: ReportLine, moments: readonly ReportMoment[], bands: readonly string[], flagged: readonly number[], room: Room): Plot {
  const all = line.values.flat();
  const ticks = ticksFor(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [ticks[0] ?? 0, Math.max(ticks.at(-1) ?? 1, ...all)];
  const [inner, floor] = [room.width - room.left - room.right, room.height - room.bottom];
  const x = (moment: number): number => round(room.left + (inner * moment) / Math.max(1, moments.length - 1));
  const y = (n: number): number => round(floor - ((floor - room.top - (flagged.length ? 22 : 0)) * (n - low)) / Math.max(1, high - low));
  const ends = bands.map((_, band) => moments.findLastIndex((moment) => moment.band <= band));
  const rows = line.values.map((values, at): Row => {
    const points = values.map((n, moment) => ({ x: x(moment), y: y(n) }));
    const marked = [0, ...ends].filter((moment, i, list) => moment >= 0 && list.indexOf(moment) === i);
    const end = points.at(-1) ?? { x: x(0), y: y(0) };
    const path = points.map((point, i) => `${i ? 'L' : 'M'}${point.x} ${point.y}`).join('');
    return { at, path, marks: marked.flatMap((moment) => points[moment] ?? []), end, labelY: end.y, last: values.at(-1) ?? 0 };
  });
  spread(rows, room.top + LABEL / 2, floor);
  return {
    bands: bandsAt(bands, ends, x),
    ticks: ticks.map((n) => ({ y: y(n), n })),
    rows,
    flags: flagsAt(flagged.map((moment) => ({ x: x(moment), y: Math.min(...line.values.map((values) => y(values[moment] ?? 0))) }))),
  };
}

function bandsAt(bands: readonly string[], ends: readonly number[], x: (moment: number) => number): Band[] {
  let taken = -Infinity;
  return bands.map((label, band) => {
    const from = x(band ? Math.max(0, ends[band - 1] ?? 0) : 0);
    const width = round(x(Math.max(0, ends[band] ?? 0)) - from);
    const [half, middle] = [label.length * 4.2, from + width / 2];
    const shown = middle - half > taken;
    if (shown) taken = middle + half + 6;
    return { x: from, width, label, shown };
  });
}

/** Numbers of flags stand above their place, or so far to the left that the next one has room. */
function flagsAt(places: readonly { x: number; y: number }[]): Flag[] {
  let right = Infinity;
  const found = places.toReversed().map((place) => {
    right = Math.min(place.x, right - FLAG);
    return { ...place, labelX: right };
  });
  return found.toReversed().map((flag, i) => ({ ...flag, n: i + 1 }));
}

/** Names keep the order of their lines and do not touch each other. */
function spread(rows: Row[], top: number, floor: number): void {
  const order = rows.toSorted((one, other) => one.end.y - other.end.y || one.at - other.at);
  let above = top - LABEL;
  for (const row of order) above = row.labelY = Math.max(row.end.y, above + LABEL);
  let below = floor + LABEL;
  for (const row of order.toReversed()) below = row.labelY = Math.min(row.labelY, below - LABEL);
}

const round = (n: number): number => Math.round(n * 10) / 10;
