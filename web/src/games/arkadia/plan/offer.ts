// Reading the offer: which anchors are legal for a tile, and which anchor a pointed-at square means.
import { pointsOf, type Grid, type Point } from '../board/cells';
import type { Wish } from '../../../table/session/offer';
import { middleOf } from '../board/outline';
import type { Kit, Offer } from '../wire';

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

export function legalAnchors(offer: Offer | null, card: string, turn: string): number[] {
  const hex = offer?.lay?.[card]?.[turn];
  return hex ? decodeCells(hex) : [];
}

/** The first turn (in the kit's order) that has a legal place, so that a chosen card shows one at once. */
export function firstTurn(offer: Offer | null, card: string, turns: readonly string[]): string {
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
export function anchorFor(grid: Grid, cell: number, shape: Held): number {
  const clamp = (n: number, most: number): number => Math.max(0, Math.min(n, most));
  const [x, y] = grid.pointOf(cell);
  return grid.at(clamp(x - shape.grip[0], grid.columns - shape.width), clamp(y - shape.grip[1], grid.rows - shape.height));
}

/** The square to point at so that the tile lies at this anchor: where its dot is drawn. */
export function gripAt(grid: Grid, anchor: number, shape: Held): number {
  return anchor + grid.at(...shape.grip);
}

export function cellsAt(grid: Grid, anchor: number, shape: Held): number[] {
  return shape.cells.map(([x, y]) => anchor + grid.at(x, y));
}

const FACE_UP = 'abcd';
const FLIPPED = 'efgh';

const shapesOf = (kit: Kit, card: string): Record<string, number[][]> => kit.forms[kit.faces[card]?.form ?? ''] ?? {};

export function turnsOf(kit: Kit, card: string): string[] {
  return Object.keys(shapesOf(kit, card)).sort();
}

/** The squares that a card's tile covers in this turn, from its corner; none when it has no such turn. */
export function tileOf(kit: Kit, card: string, turn: string): Point[] {
  return pointsOf(shapesOf(kit, card)[turn] ?? []);
}

/** The turns in which the card's tile may lie with its middle on this square. */
export function turnsAt(kit: Kit, grid: Grid, offer: Offer | null, card: string, cell: number): string[] {
  return turnsOf(kit, card).filter((turn) => {
    const cells = tileOf(kit, card, turn);
    return cells.length > 0 && legalAnchors(offer, card, turn).includes(anchorFor(grid, cell, held(cells)));
  });
}

/** The turn to lie in where these fit: the present one if it does, the next one when it is asked for again. */
export function turnFor(fitting: readonly string[], turn: string, again: boolean): string {
  const now = fitting.indexOf(turn);
  if (fitting.length === 0 || (now >= 0 && !again)) return turn;
  return fitting[(now + 1) % fitting.length]!;
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

/** A tile where it would lie. */
export interface Placed {
  anchor: number;
  cells: number[];
  legal: boolean;
  /** Chosen by click, Enter or the nudge pad; a mere hover is not. */
  fixed: boolean;
  moves: Wish[];
}

/** The phases and the kinds of moves for which tray and board have controls. */
const PHASES = ['lot', 'must', 'lay', 'workers', 'castle', 'draw', 'banner', 'sell'];
const KINDS = ['lot', 'card', 'lay', 'own', 'neutral', 'castle', 'take', 'take-stack', 'banner', 'sell', 'done', 'end'];

/** False for a phase of a house rule that has moves of its own, or none that need a place, a card or a piece. */
export function hasControls(phase: string, { moves = [], lot, castle, take, sell, lay, own, neutral }: Offer): boolean {
  return PHASES.includes(phase) || (moves.every(({ kind }) => KINDS.includes(kind)) && Boolean(lot ?? castle ?? take ?? sell ?? lay ?? own ?? neutral));
}
