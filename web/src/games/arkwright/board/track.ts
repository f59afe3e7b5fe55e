// The share value track, cut into rows that fit the screen.
import type { CompanyView } from '../wire';

export interface TrackSpace {
  space: number;
  /** Value of a share, shown on the first space that has it. */
  value: number | null;
  /** Bands of equal value take turns in tint. */
  band: boolean;
  seats: number[];
  /** Seats that the forecast or the plan would bring here. */
  ghosts: number[];
}

export function trackSpaces(values: readonly number[], companies: readonly CompanyView[], ends: readonly (number | null)[] = []): TrackSpace[] {
  const spaces: TrackSpace[] = [];
  let band = false;
  for (let space = 1; space < values.length; space++) {
    const fresh = values[space] !== values[space - 1];
    if (fresh) band = !band;
    spaces.push({
      space,
      value: fresh ? values[space]! : null,
      band,
      seats: companies.filter((company) => company.space === space).map((company) => company.seat),
      ghosts: companies.filter((company) => ends[company.seat] === space && company.space !== space).map((company) => company.seat),
    });
  }
  return spaces;
}

/** From this space on the track is shown to its end. */
const NEAR_THE_END = 26;
/** Spaces shown before the last company and beyond the first one. */
const AIR = 2;

/**
 * The part of the track that is needed. In two long rows it is the first one, and the second as soon as somebody stands near it. Shorter rows show the spaces round the companies, in as many rows as that takes.
 */
export function trackPart(spaces: readonly TrackSpace[], perRow: number): TrackSpace[] {
  const taken = spaces.filter(({ seats, ghosts }) => seats.length + ghosts.length > 0).map(({ space }) => space);
  const [low, high] = [Math.min(...taken, spaces.length), Math.max(...taken, 1)];
  if (perRow * 2 >= spaces.length) return high < NEAR_THE_END ? spaces.slice(0, perRow) : [...spaces];
  const rows = Math.ceil((high + AIR - Math.max(0, low - 1 - AIR)) / perRow);
  const from = Math.max(0, Math.min(low - 1 - AIR, spaces.length - rows * perRow));
  return spaces.slice(from, from + rows * perRow);
}

export function trackRows<T>(spaces: readonly T[], perRow: number): T[][] {
  const rows: T[][] = [];
  for (let at = 0; at < spaces.length; at += perRow) rows.push(spaces.slice(at, at + perRow));
  return rows;
}
