// Kept plans as a table: one row per figure, one cell per plan, and which of them is the best of its row.

/** A figure of one plan. */
export interface Figure {
  /** Figures of several plans with the same key form a row. */
  key: string;
  label: string;
  text: string;
  /** A second, smaller line. */
  more?: string;
  tone?: 'gain' | 'loss';
  /** More is better; without it the row has no best. */
  rank?: number;
  /** The sums, which are set larger. */
  large?: boolean;
}

export interface Row {
  key: string;
  label: string;
  large: boolean;
  /** By plan; null where a plan has no such figure. */
  cells: (Figure | null)[];
  /** The plans that are the best of this row; none where all are alike. */
  best: number[];
}

export function rowsOf(plans: readonly (readonly Figure[])[]): Row[] {
  const rows = new Map<string, Row>();
  plans.forEach((figures, at) => {
    for (const figure of figures) {
      const { key, label } = figure;
      const row = rows.get(key) ?? { key, label, large: figure.large ?? false, cells: plans.map(() => null), best: [] };
      row.cells[at] = figure;
      rows.set(key, row);
    }
  });
  return [...rows.values()].map((row) => ({ ...row, best: bestOf(row.cells) }));
}

function bestOf(cells: readonly (Figure | null)[]): number[] {
  const ranks = cells.flatMap((cell) => (cell?.rank === undefined ? [] : [cell.rank]));
  const most = Math.max(...ranks);
  if (ranks.length < 2 || ranks.every((rank) => rank === most)) return [];
  return cells.flatMap((cell, at) => (cell?.rank === most ? [at] : []));
}
