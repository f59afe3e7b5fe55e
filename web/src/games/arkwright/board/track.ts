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

export function trackRows<T>(spaces: readonly T[], perRow: number): T[][] {
  const rows: T[][] = [];
  for (let at = 0; at < spaces.length; at += perRow) rows.push(spaces.slice(at, at + perRow));
  return rows;
}
