/** The card game's view and kit; docs/reference/arkwright-cards.md is the contract. */

export const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const;
export type Good = (typeof GOODS)[number];

export const TRACKS = ['quality', 'distribution', 'cards', 'machinery', 'shipping', 'exchange'] as const;
export type Track = (typeof TRACKS)[number];

/** Colours of the solo game: two opponents and the neutral one. */
export const COLOURS = ['first', 'second', 'neutral'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Crew {
  /** 1 is the older side of the card, 2 the newer. */
  side: number;
  turned: boolean;
  half: boolean;
}

export interface Laid {
  piece: string;
  value: number;
  /** Turned to appeal; price otherwise. */
  appeal: boolean;
}

export interface Factory {
  side: number;
  /** Appeal under the token. */
  spot: number;
  office: boolean;
  crew: [Crew | null, Crew | null];
  pieces: Laid[];
  quality: number;
  distribution: number;
  appeal: number;
  price: number;
  /** Where the marker stands on the appeal track. */
  marker: number | null;
  makes: number;
  costs: { fixed: number; wages: number; upkeep: number };
  foreman: boolean;
}

export interface HeldCard {
  card: string;
  used: boolean;
}

export interface Company {
  seat: number;
  broke: boolean;
  money: number;
  shares: number;
  value: number;
  worth: number;
  loans: number;
  tokens: number;
  ships: number;
  sold: number;
  sailings: number;
  tracks: Record<Track, { at: number; decade: number }>;
  quality_high: number;
  cards: HeldCard[];
  foreman: number;
  machine_token: number;
  stored: number[];
  warehouses: number[][];
  reserve: string[];
  factories: (Factory | null)[];
}

export interface Rival {
  /** 0 and 1 are the opponents of the solo game, 2 is neutral. */
  colour: number;
  appeal: (number | null)[];
  shares: number;
  value: number;
  worth: number;
}

export interface Seller {
  seat: number;
  appeal: number;
  price: number;
  makes: number;
  sells: number;
  income: number;
  left: number;
  fixed: number;
  wages: number;
  workers: number;
  upkeep: number;
  machines: number;
  costs: number;
  steps: number;
}

export interface Forecast {
  good: number;
  demand: number;
  sellers: Seller[];
  rivals: number[];
}

/** One appeal that can be set, and what it would mean for everybody. */
export interface PriceChoice {
  appeal: number;
  price: number;
  demand: number;
  sells: number[];
  steps: number[];
  rivals: number[];
  income: number;
  left: number;
  moves: string[];
}

export interface Asked {
  /** Step of the turn: 1 action, 2 price, 3 development. */
  step?: number;
  allowance?: number;
  used?: number;
  before?: number[];
  machines?: number;
  built?: number;
  invented?: number;
  exchange?: number;
  made?: number;
  limit?: number;
  sold?: number;
  loads?: number[];
  card?: string;
  good?: number;
  value?: number;
  steps?: number;
}

export interface GridPlace {
  card: string | null;
  disc: Colour | null;
}

export interface Bag {
  inside: Record<Colour, number>;
  drawn: Record<Colour, number>;
}

export interface Final {
  scores: number[];
  winners: number[];
  ranking: number[];
  opponents: number[];
  place: number | null;
  reached: string[] | null;
  awards: string[] | null;
}

export interface View {
  game: 'arkwright-cards';
  viewer: number;
  seats: number;
  solo: boolean;
  to_move: number;
  over: boolean;
  phase: string;
  asked: Asked;
  decade: number;
  year: number;
  round: number;
  turn: number;
  start: number;
  behind: boolean;
  market: { demand: number[]; wage_at: number; wage: number };
  companies: Company[];
  rivals: Rival[];
  supply: Record<string, number>;
  grid: GridPlace[] | null;
  bag: Bag | null;
  forecast: Forecast | null;
  choices: PriceChoice[] | null;
  rules: { extra_actions: boolean; inventor_steps: boolean };
  offer: string[] | null;
  final: Final | null;
}

/** The printed things the table is drawn from. */
export interface Kit {
  goods: Good[];
  years: number[];
  appeal_high: number;
  /** Arrows crossed between 0 and this space. */
  arrows_below: number[];
  demand_low: number;
  wages: number[];
  upkeep: number;
  /** Appeal of the four spots of a tile, as they are printed. */
  spots: number[];
  /** Price and appeal of every spot together, by side and good. */
  sum: number[][];
  tile_goods: number[][];
  fixed_cost: number[][];
  ship_price: number[][];
  stored_price: number[];
  office: number[];
  /** By good · 2 + position, then by side. */
  crew_goods: number[][][];
  crew_workers: number[][];
  crew_machines: number[][];
  pieces: string[];
  piece_values: number[][];
  warehouses: { small: number; smalls: number; large: number };
  ships: number;
  ship_tokens: number;
  ship_pounds: number[];
  loan_tokens: number;
  most: number;
  enough: number;
  tracks: Record<Track, number[]>;
  track_decades: Record<Track, number[]>;
  cards: string[];
  once_per_decade: string[];
  contract: number[];
  grid: [number, number];
  awards: string[];
  award_numbers: Record<string, number>;
  /** Keys of the sheet that are reconstructed. */
  reconstructed: string[];
}
