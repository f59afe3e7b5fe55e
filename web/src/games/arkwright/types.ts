// The view and the kit as the server sends them; docs/reference/arkwright.md is the contract.

export const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const;
export type Good = (typeof GOODS)[number];
/** A good by its number, as lists of the view count them. */
export type GoodIndex = number;

export const SPOTS = ['column-food', 'column-clothes', 'column-cutlery', 'column-lamps', 'row-1', 'row-2'] as const;
export type Spot = (typeof SPOTS)[number];

export interface Factory {
  level: number;
  base: number;
  price: number;
  quality: number;
  distribution: number;
  appeal: number;
  workers: number[];
  machines: number[];
  /** Workers beside an obsolete factory. */
  extra: number;
  /** Rows that produce. */
  rows: number;
  makes: number;
  /** Hired for after its last cycle: must still produce. */
  marked: boolean;
}

export interface Company {
  seat: number;
  /** Null when hidden from this viewer. */
  cash: number | null;
  shares: number;
  /** What the bank has of this company. */
  bank_shares: number;
  /** Shares held of the other companies, by their seat; null where only own shares are traded. */
  foreign: number[] | null;
  /** Bonus markers: most goods sold at home and shipped; null without them. */
  records: { home: number; shipping: number } | null;
  space: number;
  value: number;
  loans: number;
  portfolio: number;
  factories: (Factory | null)[];
  tiles: string[];
  inventor_uses: number;
  /** Good, or −1. */
  foreman: number;
  workshop: number;
  markers: string[];
  /** Marker on each row of the administration table. */
  placed: (string | null)[];
  /** The £0 row of the wealth of nations; not open once the tile is gone and only its marker stays. */
  free_row: { placed: string | null; open: boolean } | null;
  ships: (number | null)[];
  spots: Spot[];
  stock: number[];
  contracts: number[];
  jubilee: boolean;
}

export interface ForecastSeller {
  seat: number;
  appeal: number;
  makes: number;
  sells: number;
  income: number;
  costs: number;
  steps: number;
}

export interface Forecast {
  good: GoodIndex;
  demand: number;
  importer: number;
  importer_sells: number;
  sellers: ForecastSeller[];
}

export interface Sale {
  good: GoodIndex;
  token: number;
  demand_left: number;
  importer_sold: number;
  sellers: { appeal: number; sold: number; made_left: number; out: boolean }[];
}

export interface Asked {
  turn?: { marker: string; action: string; paid: number };
  production?: { good: GoodIndex; surplus: number[]; sold: number[]; importer_sold: number };
  levels?: { taken: number; of: number };
  distribution?: { left: number; free: number };
  machines?: { left: number };
  school?: { left: number };
  /** `left` says how many prices may be set where that is limited. */
  prices?: { free: GoodIndex[]; spare: number; left?: number };
  ship?: { room: number };
  overtime?: { rows: number; good: GoodIndex };
  sale?: Sale;
  /** `missing` is hidden from others where cash is. */
  emergency?: { owes: number; missing: number | null; shielded: boolean };
  extra?: { special: boolean; prices: number; swaps: boolean };
  board?: { tile: string | null; ship: number | null };
  contract?: { good: GoodIndex };
  share?: { price: number };
}

export const AWARDS = ['share-value', 'shipping'] as const;
export type Award = (typeof AWARDS)[number];

export interface View {
  game: 'arkwright';
  viewer: number;
  seats: number;
  to_move: number;
  over: boolean;
  phase: string;
  asked: Asked;
  year: number;
  last_year: number;
  /** −1 in 1760, 0–3 the active good, 4 at the end of a decade. */
  cycle: number;
  level: number;
  start: number;
  market: { empty: number; fired: number; out: number; wage: number; demand: number[] };
  timetable: { economy: [number, number][]; events: string[]; extra_events: string[] | null; decades: number[]; levels: number[] };
  appeals: { importer: number; seats: number[] }[];
  companies: Company[];
  special: {
    tiles: Record<string, number>;
    mat: { level: number; markers: string[] }[];
    ships: { capacity: number; level: number; left: number }[];
  };
  /** The seat that has each award marker, −1 on the board, null out of the game; null without them. */
  awards: Record<Award, number | null> | null;
  forecast: Forecast[];
  rules: { bureaucracy: boolean; strike: boolean; navigation: boolean; opium: boolean; harbour: boolean; foreign_shares: boolean };
  offer: string[] | null;
  final: { scores: number[]; winners: number[]; ranking: number[] } | null;
}

/** The printed things the table is drawn from. */
export interface Kit {
  goods: Good[];
  /** Building cost and base quality, per good and level I–IV. */
  cost: number[][];
  /** Goods made, per good, level and row. */
  output: number[][][];
  /** Places of a row, per good. */
  spaces: number[][];
  worker_only: number;
  /** Per good and number of empty spaces. */
  demand: number[][];
  wage: number[];
  share_value: number[];
  admin_rows: number[];
  machine_costs: number[][];
  quality_costs: number[][];
  distribution_max: number[];
  ships: [number[], number[], number[]];
  contract_track: number[];
  contract_track_two: number[];
  fixed_price: number[];
  prices: [number, number];
  inventor_fees: number[];
  /** Bonus markers: where they begin and the highest record. */
  bonus: [number, number];
  /** What wins the award markers: a space of the share track, a number of goods shipped. */
  award: { space: number; goods: number };
  /** Shares of each other company that may be bought in 1760. */
  start_limit: number;
  /** Pounds of share value per pound a company gets when others buy its shares. */
  bonus_per: number;
  /** Keys of the sheet that are reconstructed. */
  reconstructed: string[];
}
