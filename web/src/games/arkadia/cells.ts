// Squares of the board: numbers, names and neighbours. A cell is `y * 16 + x`, a1 is top left.
import type { Point } from './types';

export const COLUMNS = 16;
export const ROWS = 12;

export const columnOf = (cell: number): number => cell % COLUMNS;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
export const cellAt = (x: number, y: number): number => y * COLUMNS + x;
export const onBoard = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < COLUMNS && y < ROWS;
export const pointOf = (cell: number): Point => [columnOf(cell), rowOf(cell)];

export const columnName = (x: number): string => String.fromCharCode(97 + x);

/** `f3`: the name used in the notation, on the board's edge and by screen readers. */
export function cellName(cell: number): string {
  return columnName(columnOf(cell)) + String(rowOf(cell) + 1);
}

/** The cell of a name, or −1 when it names no square of this board. */
export function cellNamed(name: string): number {
  const match = /^([a-p])(\d{1,2})$/.exec(name);
  if (!match) return -1;
  const x = match[1]!.charCodeAt(0) - 97;
  const y = Number(match[2]) - 1;
  return onBoard(x, y) ? cellAt(x, y) : -1;
}

/** The squares sharing a side with any of the cells, each once, without the cells themselves. */
export function neighboursOf(cells: readonly number[]): number[] {
  const own = new Set(cells);
  const found = new Set<number>();
  for (const cell of cells) {
    const [x, y] = pointOf(cell);
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      if (!onBoard(x + dx, y + dy)) continue;
      const next = cellAt(x + dx, y + dy);
      if (!own.has(next)) found.add(next);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Where an arrow key leads, staying on the board. */
export function step(cell: number, dx: number, dy: number): number {
  const [x, y] = pointOf(cell);
  return onBoard(x + dx, y + dy) ? cellAt(x + dx, y + dy) : cell;
}

/** The next of the given cells after (or before) this one in reading order, going round. */
export function nextOf(cells: readonly number[], from: number, forward: boolean): number {
  if (cells.length === 0) return from;
  const order = [...cells].sort((a, b) => a - b);
  if (forward) return order.find((cell) => cell > from) ?? order[0]!;
  return order.findLast((cell) => cell < from) ?? order.at(-1)!;
}
