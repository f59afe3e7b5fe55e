// Reading the offer: which anchors are legal for a tile, and which anchor a pointed-at square means.
import { COLUMNS, ROWS, cellAt, columnOf, rowOf } from './cells';
import { middleOf } from './outline';
import type { Card, Kit, Offer, Point } from './types';
import { formOf } from './types';

/** A shape in the hand: the cells of one turn, its size, and the cell by which it is held. */
export interface Held {
  cells: readonly Point[];
  width: number;
  height: number;
  grip: Point;
}

/** The cells whose bit is set in a hexadecimal number (bit c = cell c). */
export function decodeCells(hex: string): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < hex.length * 4; cell++) {
    const digit = parseInt(hex.charAt(hex.length - 1 - (cell >> 2)), 16);
    if ((digit >> (cell & 3)) & 1) cells.push(cell);
  }
  return cells;
}

export function legalAnchors(offer: Offer | null, card: Card, turn: string): number[] {
  const hex = offer?.lay?.[card]?.[turn];
  return hex ? decodeCells(hex) : [];
}

/** The first turn (in the kit's order) that has a legal place, so that a chosen card shows one at once. */
export function firstTurn(offer: Offer | null, card: Card, turns: readonly string[]): string {
  return turns.find((turn) => legalAnchors(offer, card, turn).length > 0) ?? turns[0] ?? 'a';
}

export function held(cells: readonly Point[]): Held {
  return {
    cells,
    width: Math.max(...cells.map(([x]) => x)) + 1,
    height: Math.max(...cells.map(([, y]) => y)) + 1,
    grip: middleOf(cells),
  };
}

/** The anchor meant by pointing at a square: the square is the tile's middle, and the tile stays on the board. */
export function anchorFor(cell: number, shape: Held): number {
  const clamp = (n: number, most: number): number => Math.max(0, Math.min(n, most));
  return cellAt(
    clamp(columnOf(cell) - shape.grip[0], COLUMNS - shape.width),
    clamp(rowOf(cell) - shape.grip[1], ROWS - shape.height),
  );
}

/** The square to point at so that the tile lies at this anchor: where its dot is drawn. */
export function gripAt(anchor: number, shape: Held): number {
  return cellAt(columnOf(anchor) + shape.grip[0], rowOf(anchor) + shape.grip[1]);
}

export function cellsAt(anchor: number, shape: Held): number[] {
  return shape.cells.map(([x, y]) => cellAt(columnOf(anchor) + x, rowOf(anchor) + y));
}

const FACE_UP = 'abcd';
const FLIPPED = 'efgh';

export function turnsOf(kit: Kit, card: Card): string[] {
  return Object.keys(kit.forms[formOf(card)]).sort();
}

/** The next quarter turn on the same side of the tile. */
export function rotated(turns: readonly string[], turn: string): string {
  const side = FLIPPED.includes(turn) ? FLIPPED : FACE_UP;
  const same = turns.filter((t) => side.includes(t));
  return same[(same.indexOf(turn) + 1) % same.length] ?? turn;
}

/** The other side of the tile in the same quarter turn; forms that look alike from both sides stay as they are. */
export function flipped(turns: readonly string[], turn: string): string {
  const up = FACE_UP.indexOf(turn);
  const target = up >= 0 ? FLIPPED.charAt(up) : FACE_UP.charAt(FLIPPED.indexOf(turn));
  const other = turns.filter((t) => (up >= 0 ? FLIPPED : FACE_UP).includes(t));
  return other.includes(target) ? target : (other[0] ?? turn);
}
