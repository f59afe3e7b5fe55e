// Moves as the notation writes them, taken apart for controls that show them. Legality is never judged here.
import { GOODS, SPOTS, type Good, type Spot } from './types';

export interface Move {
  text: string;
  kind: string;
  good?: Good;
  spot?: Spot;
  /** Second spot of a shift. */
  to?: Spot;
  /** A number of shares, goods, rows, a price, a pier, a seat. */
  n?: number;
  marker?: string;
  tile?: string;
  /** Cost of the row of the administration table. */
  row?: number;
  pay?: number;
  level?: number;
  developer?: boolean;
  /** A freed worker leaves. */
  fired?: boolean;
  /** Whose shares, or from whom: a seat counted from 0. */
  seat?: number;
  /** Which additional action. */
  extra?: 'special' | 'prices';
}

const isGood = (word: string | undefined): word is Good => GOODS.includes(word as Good);
const isSpot = (word: string | undefined): word is Spot => SPOTS.includes(word as Spot);

export function parseMove(text: string): Move {
  const [kind = '', ...words] = text.split(' ');
  const move: Move = { text, kind };
  if (kind === 'place') return { ...move, marker: words[0]!, row: Number(words[1]), pay: Number(words[3]) };
  if (kind === 'reuse') return { ...move, marker: words[0]!, pay: Number(words[2]) };
  if (kind === 'marker') return { ...move, marker: words[0]! };
  if (kind === 'tile' || kind === 'return') return { ...move, tile: words[0]! };
  if (kind === 'build') return { ...move, good: words[0] as Good, level: Number(words[1]), developer: words[2] === 'developer' };
  if (kind === 'modernise') return { ...move, good: words[0] as Good, developer: words[1] === 'developer' };
  if (kind === 'extra') return { ...move, extra: words[0] as 'special' | 'prices' };
  if (words[1] === 'of' || words[1] === 'from') return { ...move, kind: `${kind}-${words[1]}`, n: Number(words[0]), seat: Number(words[2]) - 1 };
  for (const word of words) {
    if (isGood(word)) move.good = word;
    else if (isSpot(word)) {
      if (move.spot) move.to = word;
      else move.spot = word;
    } else if (word === 'fired') move.fired = true;
    else if (/^\d+$/.test(word)) move.n = Number(word);
  }
  return move;
}

/** The notation of a move that names a number: `goods food 2`, `buy 3`, `buy 3 of 2`. */
export function numberMove(kind: string, n: number, good?: Good, seat?: number): string {
  const [verb, whose] = kind.split(/-(?=of$|from$)/);
  return [verb, good, n, whose, seat === undefined ? undefined : seat + 1].filter((word) => word !== undefined).join(' ');
}

/** Everything on offer, ready to be asked for. */
export class Offer {
  readonly moves: Move[];
  readonly #texts: Set<string>;

  constructor(texts: readonly string[]) {
    this.moves = texts.map(parseMove);
    this.#texts = new Set(texts);
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  of(kind: string, good?: Good, seat?: number): Move[] {
    return this.moves.filter((move) => move.kind === kind && (good === undefined || move.good === good) && (seat === undefined || move.seat === seat));
  }

  /** The numbers a kind of move may name, in order. */
  numbers(kind: string, good?: Good, seat?: number): number[] {
    return this.of(kind, good, seat)
      .map((move) => move.n ?? 0)
      .sort((a, b) => a - b);
  }
}

/** One row of the administration table a marker may use, with every amount that may be paid there. */
export interface RowChoice {
  /** Cost printed on the row; null when the marker already lies there and is used again. */
  row: number | null;
  moves: Move[];
}

export interface MarkerChoice {
  marker: string;
  rows: RowChoice[];
}

/** The markers on offer with their rows: what was a list of hundreds of moves is a handful of buttons. */
export function markerChoices(offer: Offer): MarkerChoice[] {
  const found = new Map<string, MarkerChoice>();
  for (const move of offer.moves) {
    if (move.kind !== 'place' && move.kind !== 'reuse') continue;
    const choice = found.get(move.marker!) ?? { marker: move.marker!, rows: [] };
    found.set(choice.marker, choice);
    const row = move.row ?? null;
    const known = choice.rows.find((one) => one.row === row);
    if (known) known.moves.push(move);
    else choice.rows.push({ row, moves: [move] });
  }
  return [...found.values()];
}

/** The amount to begin with: what is printed on the row, or the nearest that is possible. */
export function usualMove(choice: RowChoice): Move {
  const printed = choice.row ?? 0;
  return choice.moves.reduce((best, move) => (distance(move, printed) < distance(best, printed) ? move : best));
}

function distance(move: Move, printed: number): number {
  return Math.abs((move.pay ?? 0) - printed);
}

/** What a marker lets its user do; the shades of grey differ in numbers only. */
export function actionOf(marker: string): string {
  return marker.replace(/^(light|dark)-/, '').replace(/^ship-\d$/, 'ship');
}

export function shadeOf(marker: string): 'own' | 'light' | 'dark' {
  const shade = /^(light|dark)-/.exec(marker)?.[1];
  return (shade as 'light' | 'dark' | undefined) ?? 'own';
}

/** What follows the main action: prices, a special marker, both or nothing. As printed on the markers. */
export function extraOf(marker: string): 'price' | 'special' | 'one-price' | 'all-prices' | 'none' {
  if (marker === 'light-exchange') return 'none';
  if (actionOf(marker) === 'reorganization') return shadeOf(marker) === 'light' ? 'one-price' : 'all-prices';
  return ['factory', 'quality', 'distribution', 'production'].includes(actionOf(marker)) ? 'price' : 'special';
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
