// Lines of house rules (`HouseLine` of the server), put together by their names.

import type { HouseLine } from '../../wire/types';

export interface HouseRow {
  key: string;
  lines: HouseLine[];
}

/** One row for each name, in the order of the first line of that name. */
export function rowsOf(lines: readonly HouseLine[]): HouseRow[] {
  const rows: HouseRow[] = [];
  for (const line of lines) {
    const row = rows.find(({ key }) => key === line.key);
    if (row) row.lines.push(line);
    else rows.push({ key: line.key, lines: [line] });
  }
  return rows;
}
