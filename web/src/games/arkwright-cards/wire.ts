// What the server says of this game, made by `make types`; do not edit.
// It follows src/arktable/games/arkwright_cards/views/shapes.py.

/** All that a viewer may know. */
export type View = PublicView & OwnView;

/** What a move changes at its factory, from one production to the next. Figures are differences. */
export interface EffectView {
  /** The text of the move. */
  move: string;
  kind: string;
  /** The arguments of the move by name. */
  args: {
    [k: string]: number | string;
  };
  /** Goods of a production. */
  goods: number;
  workers: number;
  machines: number;
  /** Fixed cost. */
  fixed: number;
  /** Fixed cost, wages and upkeep of a production together, at the wage after the move. */
  costs: number;
  /** Price and appeal together. */
  together: number;
  /** The price of a good overseas. */
  overseas: number;
  /** The wage after the move; no difference. */
  wage: number;
}
/** What the ready ships could take overseas of the goods left over. */
export interface VoyageView {
  goods: number;
  ships: number;
  /** The contract included. */
  income: number;
  /** How much of it the contract adds. */
  contract: number;
}
/** What the production of the active good would bring a company as the markers stand. */
export interface SellerView {
  seat: number;
  appeal: number;
  price: number;
  makes: number;
  /** At home. */
  sells: number;
  /** At home. */
  income: number;
  /** Goods not sold at home. */
  left: number;
  voyage: VoyageView;
  /** Goods neither sold nor shipped: they are stored, or go to waste. */
  stays: number;
  fixed: number;
  wages: number;
  workers: number;
  upkeep: number;
  machines: number;
  /** Fixed cost, wages and upkeep together. */
  costs: number;
  /** Income at home and overseas less costs. */
  balance: number;
  /** Loans of the emergency fund that the costs force. */
  loans: number;
  /** The fund has too few loans left: the company leaves the game. */
  bankrupt: boolean;
  /** Cash after the production, loans included. */
  money_then: number;
  /** Steps of share value. */
  steps: number;
  /** The share value after them. */
  value_then: number;
}
/** The production of the active good as the markers stand, with no cards played. */
export interface ForecastView {
  good: number;
  demand: number;
  /** In the order in which they sell. */
  sellers: SellerView[];
  /** Goods that each colour nobody plays could sell. */
  rivals: number[];
  /** The seats that may still set the price of this good before it is produced, in order. */
  yet_to_set: number[];
}
/** A way to set price and appeal. */
export interface WayView {
  /** The text of the move. */
  move: string;
  /** Appeal under the token. */
  spot: number;
  /** What is turned to appeal: `office` and quality cards. */
  turned: string[];
}
/** What an appeal would bring if the opponents of the solo game draw a token of this colour. */
export interface ChoiceDraw {
  colour: string;
  /** Tokens of this colour in the bag. */
  n: number;
  /** Tokens in the bag. */
  of: number;
  /** Goods sold at home. */
  sells: number;
  /** Income at home. */
  income: number;
  /** Steps of share value. */
  steps: number;
}
/** An appeal that can be set now, and what it would mean for everybody. */
export interface ChoiceView {
  appeal: number;
  price: number;
  /** Arrows that the marker passes; below 0 on its way down. */
  arrows: number;
  /** Where the demand marker would stand. */
  demand: number;
  /** By seat: goods sold at home. */
  sells: number[];
  /** By seat: steps of share value. */
  steps: number[];
  /** Goods that each colour nobody plays could sell. */
  rivals: number[];
  /** Income at home of the seat that sets the price. */
  income: number;
  /** Goods that it does not sell at home. */
  left: number;
  voyage: VoyageView;
  /** Goods that it neither sells nor ships. */
  stays: number;
  /** Its income at home and overseas less costs. */
  balance: number;
  /** Loans of the emergency fund that its costs force. */
  loans: number;
  /** The fund has too few loans left: the company leaves the game. */
  bankrupt: boolean;
  /** Its cash after the production, loans included. */
  money_then: number;
  /** Its share value after the production. */
  value_then: number;
  /** Every way to this appeal. */
  ways: WayView[];
  /** The solo game: by token that the opponents may still draw in this round; empty once they have drawn. */
  draws: ChoiceDraw[];
}
/** The warehouses of a company. */
export interface Warehouses {
  /** Goods that a small one holds. */
  small: number;
  /** Number of small ones. */
  smalls: number;
  /** Goods that the large one holds. */
  large: number;
}
/** What the awards of the solo game ask for. */
export interface AwardNumbers {
  points: number;
  many: number;
  most: number;
  money: number;
  parvenu: number;
  sailings: number;
}
/** One side of the market board. */
export interface BoardKit {
  /** The wages track from its start to its end. */
  wages: number[];
  /** By good and space: the red arrows between 0 and this space. They count when a marker goes up. */
  red: number[][];
  /** The same for green arrows. They count when a marker goes down. */
  green: number[][];
}
/** Everything that is printed and does not change during a game. */
export interface Kit {
  game: string;
  goods: string[];
  /** By decade. */
  years: number[];
  /** The last space of the appeal tracks. */
  appeal_high: number;
  /** The lowest space of the demand markers. */
  demand_low: number;
  /** Both sides of the market board; a view says which of them lies on the table. */
  boards: BoardKit[];
  /** What a machine costs in a production. */
  upkeep: number;
  /** Appeal of the spots of a tile, as they are printed. */
  spots: number[];
  /** By side of the tile (0 unused) and good: price and appeal of every spot together. */
  sum: number[][];
  /** By side and good. */
  tile_goods: number[][];
  /** By side and good: workers on the tile, who are paid wages and never replaced. */
  tile_workers: number[][];
  /** By side and good. */
  fixed_cost: number[][];
  /** By side and good: what a good brings overseas. */
  ship_price: number[][];
  /** By good: what a stored good brings at the end. */
  stored_price: number[];
  /** By good: what either half of the office shows. */
  office: number[];
  /** By good, worker card (first, second) and side (0 unused): goods it makes. */
  crew_goods: number[][][];
  /** By good, worker card and side: its workers, all of them. */
  crew_workers: number[][][];
  /** By good and worker card: workers that machines replace. */
  crew_machines: number[][];
  /** Quality and distribution cards. */
  pieces: string[];
  quality_pieces: string[];
  distribution_pieces: string[];
  /** By piece: what it can show. */
  piece_values: number[][];
  /** The most distribution a factory may have. */
  distribution_high: number;
  warehouses: Warehouses;
  ships: number;
  ship_tokens: number;
  /** Spaces of the token track that cost £1 of share value at the end. */
  ship_pounds: number[];
  loan_tokens: number;
  /** The end of the tracks of shares and of share value. */
  most: number;
  /** Home sales that raise the share value. */
  enough: number;
  /** The actions of a turn in the order of the book, the expert ones last. */
  actions: string[];
  /** By development track: what its spaces show. */
  tracks: {
    [k: string]: number[];
  };
  /** By development track: the decade from which a space may be reached, if tracks are restricted. */
  track_decades: {
    [k: string]: number[];
  };
  /** Development cards. */
  cards: string[];
  /** Cards that are turned when used. */
  once_per_decade: string[];
  /** By goods shipped at once: extra income. */
  contract: number[];
  /** Rows and columns of the grid of the solo game. */
  grid: number[];
  awards: string[];
  award_numbers: AwardNumbers;
  /** Keys of the sheet that are reconstructed. */
  reconstructed: string[];
}
/** The lowest and the highest figures of a line of the forecast, over what may still happen. */
export interface RangeView {
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sells: [number, number];
  /** Money afterwards. */
  money: [number, number];
  /** Share value afterwards. */
  value: [number, number];
  /** Loans of the emergency fund that the costs force. */
  loans: [number, number];
  /** The fund may have too few loans left. */
  bankrupt: boolean;
}
/** The result if a token of this colour is drawn, for the solo player. Figures are null without a factory. */
export interface DrawView {
  colour: string;
  /** Tokens of this colour in the bag. */
  n: number;
  /** Tokens in the bag. */
  of: number;
  demand: number;
  sells: number | null;
  money: number | null;
  value: number | null;
  /** Loans of the emergency fund that the costs force. */
  loans: number | null;
}
/** The price of another seat, or the token, that changes the viewer's result most. Pairs: without and with it. */
export interface CauseView {
  /** −1: a token is drawn from the bag. */
  seat: number;
  /** The colour of that token; null for a seat. */
  colour: string | null;
  /** The appeal of that seat now. */
  before: number;
  /** The appeal that it would set. */
  after: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sells: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  money: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  value: [number, number];
}
/** What may still change before the production of the active good. */
export interface OutlookView {
  good: number;
  /** The other seats that still set their price, in order. */
  acting: number[];
  /** The forecast if those seats `hold`, `repeat` (set the appeal that token and cards show) or reply `best`. */
  readings: {
    [k: string]: ForecastView;
  };
  /** By line of the forecast. */
  ranges: RangeView[];
  /** Null: nobody can change anything for the viewer. */
  cause: CauseView | null;
  /** The solo game: what the opponents may draw in this round; empty once they have drawn. */
  draws: DrawView[];
}
/** The marker that was drawn for the opponents in this round, and what it did. */
export interface SceneDraw {
  colour: 'first' | 'neutral' | 'second';
  /** The opponent has got its factory by it. */
  opens: boolean;
  /** Of the opponent before and after; empty for the neutral colour. */
  appeal: number[];
  /** The demand marker before and after; empty for the neutral colour. */
  demand: number[];
}
/** An opponent that was not drawn takes a share. */
export interface SceneGain {
  colour: 'first' | 'neutral' | 'second';
  /** With it. */
  shares: number;
}
/** A step of the value, with its reason. */
export interface SceneStep {
  /**
   * Enough goods sold at home, or too few; the highest appeal of those alone, a tie for it, a tie that the
   * entrepreneur broke; the end of the track; an opponent that sold too few takes a share instead.
   */
  reason: 'end' | 'enough' | 'favoured' | 'few' | 'highest' | 'share' | 'tied';
  /** 0: not given. */
  steps: number;
}
/** One who has a marker on the track of this good. */
export interface SceneSeller {
  /** −1 for a colour that nobody plays. */
  seat: number;
  /** Of those. */
  colour: ('first' | 'neutral' | 'second') | null;
  appeal: number;
  /** Goods that the home market takes of this appeal, with patrons. */
  limit: number;
  price: number | null;
  /** Goods of the factory, with those of an extra shift. */
  made: number;
  /** Goods that lay in the warehouse before. */
  stock: number;
  /** At home; null until then. */
  sold: number | null;
  /** For them. */
  income: number;
  shipped: number;
  ships: number;
  /** Pounds for what was shipped. */
  shipping: number;
  /** The trade office spared a shipping token. */
  saved: boolean;
  /** Goods in the warehouse afterwards; null until then. */
  stored: number | null;
  /** Goods of this kind for which there was no room. */
  wasted: number;
  fixed: number;
  wages: number;
  upkeep: number;
  /** Fixed cost, wages and upkeep together; null until they are paid. */
  costs: number | null;
  /** Income and shipping, less costs. */
  net: number;
  /** Taken from the emergency fund. */
  loans: number;
  /** Pounds for them. */
  borrowed: number;
  /** The costs have ruined it. */
  broke: boolean;
  /** After it fell; null where there was none. */
  distribution: number | null;
  steps: SceneStep[];
}
/** How a company stands. */
export interface SceneStanding {
  money: number;
  shares: number;
  value: number;
  /** Shares times value. */
  worth: number;
  loans: number;
  /** Ready to sail. */
  ships: number;
}
/** How a colour that nobody plays stands. */
export interface SceneRival {
  colour: 'first' | 'neutral' | 'second';
  shares: number;
  value: number;
}
/** A figure that a turn changed. */
export interface SceneChange {
  what: 'appeal' | 'demand' | 'price' | 'wage';
  /** 0 where there was no factory of the good. */
  before: number;
  after: number;
}
/** A turn that another seat took after the viewer's, and its effect on the viewer's production by itself. */
export interface SceneCause {
  /** What the turn changed for this good: price and appeal of the seat, the demand marker, the wage of all. */
  changes: SceneChange[];
  /** −1 for the opponents' draw of the solo game. */
  seat: number;
  /** Goods more or less than in the forecast, if this had been the only turn. */
  sells: number;
  /** Pounds more or less. */
  money: number;
  /** Pounds of share value more or less. */
  value: number;
}
/** What the forecast said at the end of the viewer's turn in this round. */
export interface SceneForeseen {
  sells: number;
  money: number;
  /** The turns after it, the largest effect first. */
  causes: SceneCause[];
}
/** The production phase of a round. */
export interface ProductionScene {
  good: string;
  year: number;
  /** Where the demand marker stands. */
  demand: number;
  wage: number;
  /** Goods sold at home that raise the value. */
  enough: number;
  /** The values have moved. */
  over: boolean;
  /** In the solo game. */
  draw: SceneDraw | null;
  /** What the draw brought to those who were not drawn. */
  gains: SceneGain[];
  /** From the highest appeal down. */
  sellers: SceneSeller[];
  /** By seat, before the production. */
  before: SceneStanding[];
  /** By seat, when it was over; empty until then. */
  after: SceneStanding[];
  rivals_before: SceneRival[];
  rivals_after: SceneRival[];
  /** Null until the production is over, and for a viewer who had no part in it. */
  foreseen: SceneForeseen | null;
}
/** What a decision is about and what it has left. Which fields are there depends on the phase. */
export interface Asked {
  /** During a turn: 1 action, 2 price, 3 development. */
  step?: number;
  /** During the action phase: the seats whose turn is still to come, in order. */
  yet_to_act?: number[];
  /** Quality and distribution: the most that all levels together may rise. */
  allowance?: number;
  /** How much of the allowance is used. */
  used?: number;
  /** By good: the level when the action began. */
  before?: number[];
  /** Automate: machines that may still be added. */
  machines?: number;
  /** Build: was a factory opened in this action? */
  built?: boolean;
  /** Build: factories upgraded by the inventor. */
  invented?: number;
  /** Stock exchange: the last step done; 0 nothing, 1 bought, 2 lent, 3 ships. */
  exchange?: number;
  /** Sell and ship: goods made in this production. */
  made?: number;
  /** Sell and ship: what the home market takes, patrons included. */
  limit?: number;
  /** Sell and ship: goods sold at home in this production. */
  sold?: number;
  /** Store: the least number of goods that must go. */
  without_room?: number;
  /** Store: every way to let goods go, by good, until the rest fits and not one more; the fewest goods first. */
  wastes?: number[][];
  /** Early shipping: goods aboard, by good. */
  loads?: number[];
  /** Early shipping: goods that the ships take, without the trade office. */
  most?: number;
  /** Early shipping: goods that the ships take if the trade office saves a token; 0 without it. */
  most_saved?: number;
  /** Discard: the card that is wanted. */
  card?: string;
  /** Replace the engineer: the factory it leaves. */
  good?: number;
  /** Replace the engineer: quality that may still be laid in its place. */
  value?: number;
  /** Two steps: development steps left. */
  steps?: number;
}
/** The market board. */
export interface MarketView {
  /** By good, on the scale of the appeal. */
  demand: number[];
  /** Which of the kit's boards lies on the table, from 0. */
  side: number;
  /** The space of the wage marker, from 0. */
  wage_at: number;
  /** What a worker gets. */
  wage: number;
}
/** A development track of one company. */
export interface TrackView {
  /** The space of the marker, from 0. */
  at: number;
  /** What is printed there. */
  value: number;
  /** The decade from which the next step may be taken; 0 at the end of the track. */
  decade: number;
}
/** A development card of a company. */
export interface HeldCard {
  card: string;
  /** Turned for the rest of the decade. */
  used: boolean;
}
/** A worker card next to a factory. */
export interface CrewView {
  /** 1 is the older side, 2 the newer. */
  side: number;
  /** The number printed on that side: 1, then 2 for the first card and 3 for the second. */
  numeral: number;
  /** Goods it makes. */
  goods: number;
  workers: number;
  machines: number;
  /** Turned to machines. */
  turned: boolean;
  /** The machine token lies on it. */
  half: boolean;
}
/** A quality or distribution card at a factory. */
export interface PieceView {
  piece: string;
  value: number;
  /** A quality card that is turned to appeal; otherwise it shows a price. */
  appeal: boolean;
}
/** What a production costs. */
export interface CostsView {
  fixed: number;
  wages: number;
  upkeep: number;
}
/** An open factory. */
export interface FactoryView {
  /** 1 or 2: the side of the tile. */
  side: number;
  /** Appeal under the token. */
  spot: number;
  /** The office is turned to appeal. */
  office: boolean;
  /** The places of the two worker cards. */
  crew: (CrewView | null)[];
  pieces: PieceView[];
  quality: number;
  distribution: number;
  /** As token and cards lie; the marker follows when the price is set. */
  appeal: number;
  price: number;
  /** Where the marker stands on the appeal track; null for a bankrupt company. */
  marker: number | null;
  /** Goods of a whole production. */
  makes: number;
  /** What a good brings overseas. */
  ship_price: number;
  costs: CostsView;
  /** The foreman stands here. */
  foreman: boolean;
}
/** The worker card on which the machine token lies. */
export interface MachineToken {
  good: number;
  /** 1 for the first worker card of the factory, 2 for the second. */
  card: number;
}
/** A company. */
export interface CompanyView {
  seat: number;
  /** Bankrupt. */
  broke: boolean;
  money: number;
  shares: number;
  /** Share value. */
  value: number;
  /** What a share costs at half price. */
  half_value: number;
  /** Shares times value. */
  worth: number;
  /** What the final count would give now: goods, money, loans and ships counted. */
  final: number;
  loans: number;
  /** Shipping tokens laid. */
  tokens: number;
  /** Ships ready to sail. */
  ships: number;
  /** By track. */
  tracks: {
    [k: string]: TrackView;
  };
  /** The most quality a factory may have. */
  quality_high: number;
  cards: HeldCard[];
  /** The factory at which the foreman stands, by good; −1 for none. */
  foreman: number;
  machine_token: MachineToken | null;
  /** By good; null while the tile is in the reserve. */
  factories: (FactoryView | null)[];
  /** By good. */
  stored: number[];
  /** By good: what lies in each of its warehouses. */
  warehouses: number[][];
  /** By good: what is in no warehouse, because it is not stored yet or finds no room. */
  floor: number[];
  /** Warehouses in which nothing lies. */
  free_warehouses: number;
  /** Quality and distribution cards that lie at no factory. */
  reserve: string[];
  /** Goods sold at home in the last production. */
  sold: number;
  sailings: number;
}
/** A colour nobody plays: the neutral of two players, or an opponent of the solo game. */
export interface RivalView {
  colour: 'first' | 'neutral' | 'second';
  /** By good; null without a marker. */
  appeal: (number | null)[];
  shares: number;
  value: number;
  worth: number;
}
/** A place of the grid of the solo game. */
export interface GridPlace {
  card: string | null;
  disc: ('first' | 'neutral' | 'second') | null;
}
/** The bag of the solo game. In which order it is drawn is hidden. */
export interface BagView {
  /** By colour. */
  inside: {
    [k: string]: number;
  };
  /** By colour. */
  drawn: {
    [k: string]: number;
  };
}
/** What the chosen options allow. */
export interface RulesView {
  /** Extra production and early shipping are among the actions. */
  extra_actions: boolean;
  /** The inventor may be given for two development steps. */
  inventor_steps: boolean;
}
/** The end of the game. */
export interface FinalView {
  /** By seat. */
  scores: number[];
  winners: number[];
  /** All seats from first to last. */
  ranking: number[];
  /** Scores of the opponents of the solo game. */
  opponents: number[];
  /** In the solo game: 1 is won. */
  place: number | null;
  /** In the solo game: awards reached. */
  reached: string[] | null;
  /** In the solo game: awards that count. */
  awards: string[] | null;
}
/** What everybody sees. */
export interface PublicView {
  /** What house rules show to everybody; missing without house rules. */
  house?: HouseLine[];
  game: string;
  seats: number;
  solo: boolean;
  to_move: number;
  over: boolean;
  phase: string;
  /** 1 to 3. */
  decade: number;
  year: number;
  /** The active good. */
  round: number;
  /** Counts the turns of the game. */
  turn: number;
  /** The starting player's seat. */
  start: number;
  /** In the solo game: do the opponents go first? */
  behind: boolean;
  /** The side that a tile shows when it is built in this decade. */
  new_side: number;
  market: MarketView;
  companies: CompanyView[];
  rivals: RivalView[];
  /** Development cards on the table, by card; empty in the solo game. */
  supply: {
    [k: string]: number;
  };
  /** In the solo game: the places row by row. */
  grid: GridPlace[] | null;
  /** In the solo game. */
  bag: BagView | null;
  /** Null while the active good is being produced, and after the game. */
  forecast: ForecastView | null;
  /** While somebody sets the price: by appeal, from the lowest. */
  choices: ChoiceView[] | null;
  /** What each move that builds, upgrades, hires or automates would bring, now or after an action is chosen. */
  effects: EffectView[];
  rules: RulesView;
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
  viewer: number;
  asked: Asked;
  /** The legal moves of the viewer. */
  offer: OfferGroup[] | null;
}
/** Legal moves of one kind with the same argument names, for the wire. */
export interface OfferGroup {
  args: string[];
  kind: string;
  moves: (number | string)[][];
}
