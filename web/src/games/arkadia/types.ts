// The Arkadia view, offer and kit as they come over the wire (docs/reference/wire.md, section 3).

export const FAMILIES = ['cloth', 'spice', 'carpenter', 'silver'] as const;
export type Family = (typeof FAMILIES)[number];

export const FORMS = ['house', 'farm', 'tavern', 'mill', 'smithy', 'trade', 'monastery'] as const;
export type Form = (typeof FORMS)[number];

/** `"<form>-<family>"`: what a building card shows. */
export type Card = `${Form}-${Family}`;

export type Phase = 'lot' | 'must' | 'lay' | 'workers' | 'castle' | 'draw' | 'banner' | 'sell' | 'over';

/** One number per family, in the order of FAMILIES. */
export type PerFamily = readonly number[];

export interface Building {
  id: number;
  form: Form;
  family: Family;
  cells: number[];
  done: boolean;
  /** Free neighbour cells: the building is completed when none is left. */
  open: number[];
  /** Workers per seat that would be paid. */
  pays: number[];
  by: number;
  turn: number;
}

export interface Worker {
  cell: number;
  /** −1 is a neutral worker. */
  seat: number;
  turn: number;
}

export interface CastleSquare {
  floor: number;
  family: Family | null;
}

export interface Castle {
  squares: CastleSquare[];
  values: number[];
  floor: number;
  placed: number;
  pools: number[][];
}

export interface Lot {
  cells: number[];
  court: number[];
  squares: number[];
}

export interface Player {
  seat: number;
  hand: number;
  known: Card[];
  banners: number;
  on_board: number;
  own: number | null;
  neutral: number | null;
  seals: number[] | null;
  gold: number | null;
}

/** What the viewer may do now; only the keys that apply are present. */
export interface Offer {
  lay?: Partial<Record<Card, Record<string, string>>>;
  own?: number[];
  neutral?: number[];
  done?: boolean;
  /** Castle squares count from 0 here, from 1 in the notation. */
  castle?: { families: Family[]; squares: number[] };
  take?: string[];
  banner?: boolean;
  end?: boolean;
  sell?: Partial<Record<Family, number>>;
  lot?: [number, number, number, number][];
}

export interface Asked {
  lay?: { card: Card };
  workers?: { buildings: number[]; placed: number[] };
  castle?: { left: number; floor: number };
  sell?: { sold: Family[]; gold: number };
}

export interface FinalRow {
  gold_before: number;
  seals: number[];
  values: number[];
  gold: number;
}

export interface View {
  game: 'arkadia';
  viewer: number;
  seats: number;
  turn: number;
  round: number;
  to_move: number;
  over: boolean;
  phase: Phase;
  asked: Asked;
  tents: number[];
  lot: Lot | null;
  castle: Castle;
  buildings: Building[];
  workers: Worker[];
  cards: { open: Card[]; stack: number; discard: Card[] };
  end: { by: number; turns_left: number } | null;
  players: Player[];
  you: { hand: Card[] } | null;
  hands: Card[][] | null;
  offer: Offer | null;
  final: { scores: number[]; winners: number[]; rows: FinalRow[] } | null;
}

/** A cell relative to a tile's anchor, or an absolute one. */
export type Point = readonly [number, number];

export interface Kit {
  grid: [number, number];
  forms: Record<Form, Record<string, Point[]>>;
  cards: Partial<Record<Card, number>>;
  lot: { squares: Point[]; court: Point[]; printed: (Family | null)[] };
  banners: number;
  workers: number;
  neutral: number;
  pieces_to_end: number;
  flip: boolean;
  reconstructed: string[];
}

export function formOf(card: Card): Form {
  return card.slice(0, card.indexOf('-')) as Form;
}

export function familyOf(card: Card): Family {
  return card.slice(card.indexOf('-') + 1) as Family;
}
