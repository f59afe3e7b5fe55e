// Squares of the board: numbers, names and neighbours. A cell is `column + width of the board * row`, from 0 at the top left.
import type { Kit } from '../wire';

/** Column and row, on the board or from the corner of a tile. */
export type Point = readonly [number, number];

/** Places as the kit gives them. */
export const pointsOf = (pairs: readonly (readonly number[])[]): Point[] => pairs.map(([x = 0, y = 0]) => [x, y]);

export const columnName = (x: number): string => String.fromCharCode(97 + x);

/** The squares of a board of this size. */
export class Grid {
  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {}

  columnOf = (cell: number): number => cell % this.columns;
  rowOf = (cell: number): number => Math.floor(cell / this.columns);
  pointOf = (cell: number): Point => [this.columnOf(cell), this.rowOf(cell)];
  /** What the board's edge and screen readers call a square: `f3`. */
  nameOf = (cell: number): string => columnName(this.columnOf(cell)) + String(this.rowOf(cell) + 1);

  /** The square that is called so. */
  named = (name: string): number => this.at(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);

  at(x: number, y: number): number {
    return y * this.columns + x;
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.columns && y < this.rows;
  }

  get middle(): number {
    return this.at(this.columns >> 1, this.rows >> 1);
  }

  /** The squares sharing a side with any of the cells, each once, without the cells themselves. */
  neighboursOf(cells: readonly number[]): number[] {
    const own = new Set(cells);
    const found = new Set<number>();
    for (const cell of cells) {
      const [x, y] = this.pointOf(cell);
      for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
        if (!this.has(x + dx, y + dy)) continue;
        const next = this.at(x + dx, y + dy);
        if (!own.has(next)) found.add(next);
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Where an arrow key leads, staying on the board. */
  step(cell: number, dx: number, dy: number): number {
    const [x, y] = this.pointOf(cell);
    return this.has(x + dx, y + dy) ? this.at(x + dx, y + dy) : cell;
  }
}

export function gridOf(kit: Kit): Grid {
  const [columns = 0, rows = 0] = kit.grid;
  return new Grid(columns, rows);
}

/** The next of the given cells after (or before) this one in reading order, going round. */
export function nextOf(cells: readonly number[], from: number, forward: boolean): number {
  if (cells.length === 0) return from;
  const order = [...cells].sort((a, b) => a - b);
  if (forward) return order.find((cell) => cell > from) ?? order[0]!;
  return order.findLast((cell) => cell < from) ?? order.at(-1)!;
}
