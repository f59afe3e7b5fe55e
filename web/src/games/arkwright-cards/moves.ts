// Moves as the notation writes them, taken apart for words and controls. Legality is never judged here.
import { GOODS, type Good } from './types';

export interface Move {
  text: string;
  kind: string;
  good?: Good;
  /** A number of shares, goods, cards, a place, a seat. */
  n?: number;
  /** Quality, distribution, engineer or patent card beside a factory. */
  piece?: string;
  /** A development card. */
  card?: string;
  track?: string;
  award?: string;
  /** With the trade office. */
  saved?: boolean;
  /** A price to set: what is turned to appeal. */
  turned?: string[];
}

/** The actions of a turn, in the order of the book. */
export const ACTIONS = ['build', 'employ', 'automate', 'quality', 'distribution', 'exchange', 'extra', 'early'] as const;

const CARD_MOVES = ['take', 'discard', 'reactivate', 'patron'];
const isGood = (word: string | undefined): word is Good => GOODS.includes(word as Good);

export function parseMove(text: string): Move {
  const [kind = '', ...words] = text.split(' ');
  const move: Move = { text, kind };
  if (kind === 'set') return { ...move, n: Number(words[0]), turned: words.slice(1) };
  if (kind === 'lay' || kind === 'lift') move.piece = words.shift()!;
  if (CARD_MOVES.includes(kind)) return { ...move, card: words[0]! };
  if (kind === 'develop') return { ...move, track: words[0]! };
  if (kind === 'award') return { ...move, award: words[0]! };
  for (const word of words) {
    if (isGood(word)) move.good = word;
    else if (word === 'trade-office') move.saved = true;
    else if (/^\d+$/.test(word)) move.n = Number(word);
  }
  return move;
}

export const QUALITY_CARDS = ['quality-1', 'quality-2', 'quality-3', 'engineer'];
export const DISTRIBUTION_CARDS = ['distribution-1', 'distribution-2', 'patent'];

/** The pieces an action or a replacement is about. */
export function piecesOf(phase: string): string[] {
  return phase === 'distribution' ? DISTRIBUTION_CARDS : QUALITY_CARDS;
}

/** Everything on offer, ready to be asked for by its notation. */
export class Offered {
  readonly moves: readonly string[];
  readonly #known: Set<string>;

  constructor(moves: readonly string[]) {
    this.moves = moves;
    this.#known = new Set(moves);
  }

  has(move: string): boolean {
    return this.#known.has(move);
  }

  /** The moves that begin with these words. */
  of(...words: string[]): string[] {
    const start = words.join(' ');
    return this.moves.filter((move) => move === start || move.startsWith(`${start} `));
  }

  /** The numbers that may follow these words, in order. */
  numbers(...words: string[]): number[] {
    const at = words.length;
    const found = this.of(...words).map((move) => Number(move.split(' ')[at] ?? NaN));
    return [...new Set(found.filter(Number.isFinite))].sort((a, b) => a - b);
  }
}
