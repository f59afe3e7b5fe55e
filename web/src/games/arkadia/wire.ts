// What the server says of this game, made by `make types`; do not edit.
// It follows src/arktable/games/arkadia/views/shapes.py.

/** All that a viewer may know. */
export type View = PublicView & OwnView;

/** A worker next to the building. */
export interface SceneWorker {
  /** −1 for a neutral one. */
  seat: number;
  /** As players write it. */
  cell: string;
}
/** What a player gets. */
export interface ScenePay {
  seat: number;
  /** Own workers next to the building: a seal for each. */
  workers: number;
  /** The seal that lay on it, for the player whose turn it is. */
  extra: number;
  /** Both together. */
  seals: number;
  /** What they are worth, as far as the scene has come. */
  gold: number;
}
/** The seals of a family have another value. */
export interface SceneWorth {
  family: string;
  before: number;
  after: number;
}
/** What that does to the seals somebody holds. */
export interface SceneHeld {
  seat: number;
  family: string;
  seals: number;
  /** In gold. */
  before: number;
  after: number;
}
/** The piece of the castle that was laid for the building. */
export interface SceneCastle {
  family: string;
  /** What is seen there no more; null where nothing lay. */
  over: string | null;
  floor: number;
  /** From 1. */
  square: number;
  /** What has changed by it: the value of its family first. Empty where a piece covers one of its own family. */
  worths: SceneWorth[];
  /** For players whose seals this viewer knows, those who hold some. */
  held: SceneHeld[];
}
/** A building is enclosed. */
export interface EnclosedScene {
  /** Whose turn it is. */
  seat: number;
  form: string;
  family: string;
  /** What it covers, as players write squares. */
  cells: string[];
  /** The workers next to the building. */
  workers: SceneWorker[];
  /** The player whose turn it is first, then by seat. */
  pays: ScenePay[];
  /** The castle has got its piece, or none was left for it. */
  over: boolean;
  castle: SceneCastle | null;
}
/** A card was chosen, and its building has no place yet. */
export interface AskedLay {
  card: string;
}
/** Workers are being introduced. */
export interface AskedWorkers {
  /** The ids of the buildings next to all workers of this turn; the next worker must be next to one of them. */
  buildings: number[];
  /** The cells of the workers set in this turn. */
  placed: number[];
}
/** Castle pieces are to be placed. */
export interface AskedCastle {
  /** Pieces still to be placed. */
  left: number;
  /** The floor under construction, from 1. */
  floor: number;
}
/** Seals may be sold. */
export interface AskedSell {
  /** The families sold already: each may be sold once. */
  sold: string[];
  /** Gold that the sale has brought so far. */
  gold: number;
}
/** What the decision is about. At most one field is there. */
export interface Asked {
  lay?: AskedLay;
  workers?: AskedWorkers;
  castle?: AskedCastle;
  sell?: AskedSell;
}
/** Every pair of a family and a square is the move `castle {family, square}`, whose squares count from 1. */
export interface CastleOffer {
  families: string[];
  /** Castle squares, counted from 0 as in `castle.squares`. */
  squares: number[];
}
/** The legal moves of the viewer. `moves` is always there, the others where they apply. */
export interface Offer {
  /** Every legal move except `lay`, `own` and `neutral`: these are many, and the fields of that name list them. */
  moves?: OfferGroup[];
  /**
   * By card and turn of its tile: a hexadecimal number whose bit c is the move `lay {form, cell: c, turn}`.
   *
   * In the phase `must` this move is possible after the move `card {card}`.
   */
  lay?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /** Each cell is the move `own {cell}`. */
  own?: number[];
  /** Each cell is the move `neutral {cell}`. */
  neutral?: number[];
  castle?: CastleOffer;
  /** "stack" is the move `take-stack`; a card is the move `take {card}`. */
  take?: string[];
  /** By family, the most that can be sold: the moves `sell {family, n}` with n from 1. */
  sell?: {
    [k: string]: number;
  };
  /** Places of the castle lot: column, row, width, height. The move is `lot {cell, width, height}`. */
  lot?: number[][];
  done?: boolean;
  banner?: boolean;
  end?: boolean;
}
/** Legal moves of one kind with the same argument names, for the wire. */
export interface OfferGroup {
  args: string[];
  kind: string;
  moves: (number | string)[][];
}
/** The castle lot on the board. */
export interface LotView {
  cells: number[];
  /** The cells of the courtyard, which is never built on. */
  court: number[];
  /** The cells of the castle squares, in their order. */
  squares: number[];
}
/** A castle square as it is seen from above. */
export interface CastleSquareView {
  /** The floor of the uppermost piece; 0 without one. */
  floor: number;
  family: string | null;
}
/** The castle and its pools. */
export interface CastleView {
  squares: CastleSquareView[];
  /** What a seal of each family is worth. */
  values: number[];
  /** The floor under construction, from 1. */
  floor: number;
  /** Pieces placed since the beginning. */
  placed: number;
  /** By floor and family: the pieces left. */
  pools: number[][];
}
/** A building on the board. */
export interface BuildingView {
  id: number;
  form: string;
  family: string;
  cells: number[];
  /** It is completed and has paid. */
  done: boolean;
  /** The vacant cells next to it. */
  open: number[];
  /** By seat: the workers next to it. */
  pays: number[];
  /**
   * By seat: seals for own workers if the seat closed it now with the workers behind its screen, as everybody can
   * count them; null if they are too few. Empty for a completed building.
   */
  closing: (number | null)[];
  /** The seat that laid it; −1 if it lay there from the start. */
  by: number;
  turn: number;
}
/** A worker on the board. */
export interface WorkerView {
  cell: number;
  /** The owner; −1 for a neutral worker. */
  seat: number;
  turn: number;
}
/** The open cards next to the board. */
export interface CardsView {
  open: string[];
  stack: number;
  discard: string[];
}
/** The last round. */
export interface EndView {
  /** The seat that filled the second floor. */
  by: number;
  /** Turns after the one being played. */
  turns_left: number;
}
/** A player. What lies behind a screen that the viewer cannot see is null. */
export interface PlayerView {
  seat: number;
  hand: number;
  /** The cards of the hand that everybody saw being taken. */
  known: string[];
  banners: number;
  /** Own workers on the board. */
  on_board: number;
  /** Own and neutral workers behind the screen, as everybody can count them. */
  workers: number;
  own: number | null;
  neutral: number | null;
  seals: number[] | null;
  gold: number | null;
}
/** What only the viewer sees. */
export interface You {
  hand: string[];
}
/** The final evaluation of a seat. */
export interface FinalRow {
  gold_before: number;
  seals: number[];
  values: number[];
  gold: number;
}
/** The result. */
export interface FinalView {
  scores: number[];
  winners: number[];
  rows: FinalRow[];
}
/** What everybody sees. */
export interface PublicView {
  /** What house rules show to everybody; missing without house rules. */
  house?: HouseLine[];
  game: 'arkadia';
  seats: number;
  /** Players' turns, counted from 1. */
  turn: number;
  round: number;
  to_move: number;
  /** The seat that plays after the present turn; −1 if that is the last one. */
  next: number;
  over: boolean;
  phase: 'banner' | 'castle' | 'draw' | 'lay' | 'lot' | 'must' | 'over' | 'sell' | 'workers';
  /** The cells of the tent camps that nothing covers. */
  tents: number[];
  lot: LotView | null;
  castle: CastleView;
  buildings: BuildingView[];
  /** In the order in which they were set. */
  workers: WorkerView[];
  cards: CardsView;
  /** Null until the second floor is full. */
  end: EndView | null;
  /** All hands; null except in the view that shows everything. */
  hands: string[][] | null;
  final: FinalView | null;
}
/** What a house rule shows at the table: a name and a value. */
export interface HouseLine {
  key: string;
  money: boolean;
  seat: number;
  value: number | string;
}
/** What is made for one viewer. */
export interface OwnView {
  /** What house rules show to this viewer alone; missing without house rules. */
  house_own?: HouseLine[];
  /** A seat; −1 is a spectator, −2 sees everything. */
  viewer: number;
  asked: Asked;
  players: PlayerView[];
  /** Null for spectators. */
  you: You | null;
  /** Null unless the viewer decides now. */
  offer: Offer | null;
}
/** The castle lot, not turned: places are [column, row] from its top left corner. */
export interface LotKit {
  squares: number[][];
  court: number[][];
  /** By castle square: the family of the seal printed on it. */
  printed: (string | null)[];
}
/** What a card shows. */
export interface CardFace {
  form: string;
  family: string;
}
/** The printed things, which never change during a game. */
export interface Kit {
  game: 'arkadia';
  /** Width and height of the board. */
  grid: number[];
  /** By form and letter of its turn: the squares as [column, row] from the corner. Only different turns are there. */
  forms: {
    [k: string]: {
      [k: string]: number[][];
    };
  };
  families: string[];
  /** By card: copies in the game. */
  cards: {
    [k: string]: number;
  };
  /** The form and the family of each card. */
  faces: {
    [k: string]: CardFace;
  };
  lot: LotKit;
  hand: number;
  banners: number;
  workers: number;
  neutral: number;
  /** The workers that a banner brings. */
  per_banner: number;
  /** The castle pieces that bring the last round. */
  pieces_to_end: number;
  /** May tiles be flipped? */
  flip: boolean;
  /** The keys of the sheet that are our reconstruction. */
  reconstructed: string[];
}
