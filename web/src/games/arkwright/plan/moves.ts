// The markers on offer with their rows and amounts. Legality is never judged here.
import type { Move, Offer } from '../../../table/session/offer';
import type { Kit } from '../wire';

/** One row of the administration table a marker may use, with every amount that may be paid there. */
export interface RowChoice {
  /** Cost printed on the row; null when the marker already lies there and is used again. */
  cost: number | null;
  moves: Move[];
}

export interface MarkerChoice {
  marker: string;
  rows: RowChoice[];
}

/** The markers on offer with their rows, in printed order: what was a list of hundreds of moves is a handful of buttons. */
export function markerChoices(offer: Offer, kit: Kit): MarkerChoice[] {
  const choices = Object.keys(kit.markers).map((marker) => ({ marker, rows: rowsOf([...offer.of('place', { marker }), ...offer.of('reuse', { marker })]) }));
  return choices.filter(({ rows }) => rows.length > 0);
}

function rowsOf(moves: readonly Move[]): RowChoice[] {
  const rows: RowChoice[] = [];
  for (const move of moves) {
    const cost = move.kind === 'reuse' ? null : Number(move.args['cost']);
    const known = rows.find((one) => one.cost === cost);
    if (known) known.moves.push(move);
    else rows.push({ cost, moves: [move] });
  }
  return rows;
}

export const payOf = (move: Move): number => Number(move.args['pay']);

/** The move that pays this much, or the nearest amount that is possible. */
export function moveAt({ moves }: RowChoice, pay: number): Move {
  const away = (move: Move): number => Math.abs(payOf(move) - pay);
  return moves.reduce((best, move) => (away(move) < away(best) ? move : best));
}

/** How far the amounts go below and above what is printed on the rows; [0, 0] without an accountant. */
export function payRange(choices: readonly MarkerChoice[]): [number, number] {
  const beside = choices.flatMap(({ rows }) => rows).flatMap(({ cost, moves }) => (cost === null || moves.length < 2 ? [] : moves.map((move) => payOf(move) - cost)));
  return [Math.min(0, ...beside), Math.max(0, ...beside)];
}

const ICONS: Record<string, string> = {
  factory: 'factory',
  quality: 'quality',
  workers: 'worker',
  distribution: 'distribution',
  exchange: 'share',
  machinery: 'machine',
  production: 'decade',
  ship: 'ship',
  reorganization: 'rotate',
};

export const actionIcon = (action: string): string => ICONS[action] ?? 'development';
