// What the server says of this game, made by `make types`; do not edit.
// It follows src/arktable/games/arkwright/views/shapes.py.

/** All that a viewer may know. */
export type View = PublicView & MoneyView & OwnView;

/** What one answer leads to, at the end of this production, with standard answers to everything after it. */
export interface AnswerView {
  /** In notation. */
  move: string;
  cash: number;
  /** Of the share value. */
  space: number;
  /** Goods of this production sold in England, to the patron and to the jubilee. */
  sold: number;
  /** Goods of the kind in the warehouse. */
  stored: number;
  /** Goods for which there is no room. */
  lost: number;
  /** The contract for the good; 0: none, or fulfilled. */
  contract: number;
  /** The phases in which the viewer is asked again before the production ends, in order. */
  asks: string[];
}
/** What a price leads to in a production of its good that follows the turn. */
export interface PriceView {
  price: number;
  /** In notation; null for the present price, which needs no move. */
  move: string | null;
  appeal: number;
  makes: number;
  sells: number;
  income: number;
  /** Goods delivered for a contract. */
  ships: number;
  /** Of the share value, after the production. */
  space: number;
  /** After the production. */
  cash: number;
  /** Shares would have to be sold, or loans taken, to pay for it. */
  short: boolean;
}
/** The prices that a good may have now. */
export interface ScaleView {
  good: number;
  /** The price to begin with: the present one, or the highest one that sells everything where none was set yet. */
  start: number;
  /** From the lowest to the highest. */
  prices: PriceView[];
}
/** What the answers to the present question bring the viewer, if nobody else changes anything. */
export interface AnswersView {
  /** The good of this production. */
  good: number;
  /** Empty where the question is not one of a few answers. */
  answers: AnswerView[];
  /** While prices may be set: one for each good. */
  prices: ScaleView[];
}
/** The turn under way, once a marker was chosen. */
export interface TurnAsked {
  /** The seat whose turn it is; other seats may be asked something during it. */
  seat: number;
  marker: string;
  action: string;
  /** Pounds that count for the action, without the fee for using a marker again. */
  paid: number;
  /** Pounds on the bill of the action, which is paid when the action ends; 0 where every cost is paid at once. */
  owed: number;
}
/** The production phase under way. */
export interface ProductionAsked {
  good: number;
  /** By seat: goods made and not sold. */
  surplus: number[];
  /** By seat: goods sold in England. */
  sold: number[];
  /** By seat: goods shipped to the colonies. */
  shipped: number[];
  importer_sold: number;
}
/** The quality action. */
export interface LevelsAsked {
  taken: number;
  /** Levels that the amount paid buys. */
  of: number;
}
/** The distribution action. */
export interface DistributionAsked {
  /** Pounds left. */
  left: number;
  /** Levels for nothing, once the patent was given back. */
  free: number;
}
/** Something that may be done a number of times. */
export interface LeftAsked {
  left: number;
}
/** Prices that may be changed. */
export interface PricesAsked {
  /** Goods whose price changes for nothing. */
  free?: number[];
  /** Pounds that each change another price. */
  spare?: number;
  /** Prices that may be set, where that is limited. */
  left?: number;
}
/** A ship that is being loaded. */
export interface ShipAsked {
  room: number;
}
/** The production action. */
export interface OvertimeAsked {
  /** Rows that may produce. */
  rows: number;
  /** The factory that has produced; −1 before. */
  good: number;
}
/** One seat in a sale that is running. */
export interface SaleSeller {
  /** −1: no factory. */
  appeal: number;
  sold: number;
  /** Goods of this production that are not sold. */
  made_left: number;
  /** Sells no more in this sale. */
  out: boolean;
}
/** The sale that is running. */
export interface SaleAsked {
  good: number;
  /** The space of the token: sellers with at least this appeal are called. */
  token: number;
  demand_left: number;
  importer_sold: number;
  /** By seat. */
  sellers: SaleSeller[];
}
/** A payment for which there is too little cash. */
export interface EmergencyAsked {
  owes: number;
  /** Pounds still to be raised; null: hidden from this viewer. */
  missing: number | null;
  /** The award was given up, so that no space is lost. */
  shielded: boolean;
}
/** Additional actions to choose from. */
export interface ExtraAsked {
  /** A special marker may still be taken. */
  special: boolean;
  /** Prices that may still be set. */
  prices: number;
  /** One more price may be set for the special marker. */
  swaps: boolean;
}
/** What the supervisory board may take. */
export interface BoardAsked {
  tile: string | null;
  /** Its capacity. */
  ship: number | null;
}
/** The contract that would rise. */
export interface ContractAsked {
  good: number;
}
/** A share at half price. */
export interface ShareAsked {
  price: number;
}
/** What is under way and what the decision is about. Which fields are there depends on the phase. */
export interface Asked {
  /** During the action phase: the seats whose turn is still to come, in order. */
  yet_to_act?: number[];
  turn?: TurnAsked;
  production?: ProductionAsked;
  levels?: LevelsAsked;
  distribution?: DistributionAsked;
  /** Machines that may still be bought. */
  machines?: LeftAsked;
  /** Goods that still have to go for lack of room. */
  storage?: LeftAsked;
  /** Freed workers that still have to be sent somewhere. */
  school?: LeftAsked;
  prices?: PricesAsked;
  ship?: ShipAsked;
  overtime?: OvertimeAsked;
  sale?: SaleAsked;
  emergency?: EmergencyAsked;
  extra?: ExtraAsked;
  board?: BoardAsked;
  contract?: ContractAsked;
  share?: ShareAsked;
  /**
   * For the seat that is asked: the questions that can be answered in advance, by name, and the move of each answer
   * (`docs/reference/wire.md`, standing answers).
   */
  standing?: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/** An action marker. */
export interface MarkerKit {
  /** What it lets its user do. */
  action: string;
  /** Which printed costs count. */
  shade: 'dark' | 'light' | 'own';
  /** What follows the action: the reorganization marker allows a special marker, and one price or all. */
  extra: 'all-prices' | 'none' | 'one-price' | 'price' | 'special';
}
/** What wins the award markers. */
export interface AwardKit {
  /** A space of the share value track. */
  space: number;
  /** A number of goods shipped. */
  goods: number;
}
/** Everything that is printed and does not change during a game. */
export interface Kit {
  game: string;
  goods: string[];
  /** By good and level: what a factory costs, which is its base quality. */
  cost: number[][];
  /** By good, level and row: goods made. */
  output: number[][][];
  /** By good and row: spaces for workers and machines. */
  spaces: number[][];
  /** By good and row: spaces that no machine can take. */
  worker_only: number[][];
  /** By good and number of empty spaces of the job market. */
  demand: number[][];
  /** By number of empty spaces of the job market. */
  wage: number[];
  /** By space; space 0 does not exist. */
  share_value: number[];
  /** What the rows of the administration table cost. */
  admin_rows: number[];
  /** By shade (own, light, dark): the amounts that buy one machine more. */
  machine_costs: number[][];
  /** By shade: the amounts that buy one level more. */
  quality_costs: number[][];
  /** By shade: pounds that count for distribution. */
  distribution_max: number[];
  /** By kind: capacities, crews, levels. */
  ships: [number[], number[], number[]];
  contract_track: number[];
  /** The track of contracts for two players. */
  contract_track_two: number[];
  /** By good: what a warehouse sale brings. */
  fixed_price: number[];
  /** The lowest and the highest price. */
  prices: [number, number];
  /** By decade: factories up to this level become obsolete when it begins; 0: none. */
  obsolete: number[];
  /** Workers that an obsolete factory takes up in addition to its rows. */
  obsolete_workers: number;
  /** Pounds for using a marker again that lies on the administration table. */
  reuse_fee: number;
  inventor_fees: number[];
  /** Bonus markers: where they begin, and the highest record. */
  bonus: [number, number];
  award: AwardKit;
  /** Shares of each other company that may be bought in 1760. */
  start_limit: number;
  /** Pounds of share value for each pound a company gets when others buy its shares. */
  bonus_per: number;
  /** Every action marker by its name; those of ships come in the order of their piers. */
  markers: {
    [k: string]: MarkerKit;
  };
  /** Spots of the large warehouse for workers: a column for each good, then the rows. */
  spots: string[];
  /** Keys of the sheet that are reconstructed. */
  reconstructed: string[];
}
/** One piece of demand, in the order in which they are claimed. */
export interface SceneClaim {
  /** Who sells it, −1 for the importer. */
  seat: number;
  /** The appeal at which the sellers are called. */
  call: number;
  /** Where the good comes from. */
  source: 'import' | 'made' | 'shift' | 'stock';
  /** What England still wants; below 0 the piece comes from the supply, for equals who share the last one. */
  left: number;
  /** Who is called next at the same appeal, −1 for the importer, −2 for nobody. */
  rival: number;
  /**
   * What decides between the two: the higher appeal, a company goes before the importer, the higher quality; or
   * nothing, and they sell together.
   */
  order: 'appeal' | 'importer' | 'none' | 'quality' | 'together';
}
/** Who was called too late for the last piece. */
export interface SceneMissed {
  /** −1 for the importer. */
  seat: number;
  /** What decided. */
  order: 'appeal' | 'importer' | 'quality';
}
/** Spaces on the share value track, with their reason. */
export interface SceneStep {
  /**
   * Goods sold, most sold, most appealing, a rule of another box or house; the price gave way, a ship sailed, a
   * contract on its last space was not fulfilled, shares were sold in an emergency or loans taken.
   */
  reason: 'appeal' | 'contract' | 'emergency' | 'most' | 'price' | 'rule' | 'ship' | 'sold';
  /** 0: not given, because others are first as well. */
  steps: number;
  /** Others were first as well, and the tile Charisma decided. */
  charisma: boolean;
}
/** A good sold in addition to the demand. */
export interface SceneExtra {
  buyer: 'jubilee' | 'patron';
  earned: number;
}
/** One who sells, or would. The importer has appeal, place and what it sold. */
export interface SceneSeller {
  /** −1 for the importer. */
  seat: number;
  appeal: number;
  quality: number | null;
  /** Another company has the same appeal. */
  tied: boolean;
  /** Goods of the factory, without a row that was shut. */
  made: number;
  /** Goods in store when the sale began. */
  stock: number;
  /** Goods of extra shifts. */
  shifts: number;
  price: number | null;
  /** To England. */
  sold: number;
  extra: SceneExtra[];
  /** For all that was sold, ships apart. */
  income: number;
  workers: number;
  machines: number;
  /** Wages and upkeep, as they were paid. */
  costs: number;
  /** Goods delivered for a contract. */
  shipped: number;
  /** Pounds for them. */
  shipping: number;
  /** Goods of this production that were left over. */
  stored: number;
  /** Goods of this kind for which there was no room. */
  lost: number;
  /** Income and shipping, less costs. */
  net: number;
  /** After it fell; null where there was none. */
  distribution: number | null;
  appeal_after: number;
  /** On the share value track, once the sale has moved it; 0 for the importer. */
  space: number;
  steps: SceneStep[];
}
/** How a company stands. */
export interface SceneStanding {
  shares: number;
  space: number;
  /** Of a share. */
  value: number;
  /** Shares times value. */
  worth: number;
  /** Null where the viewer does not know it. */
  cash: number | null;
}
/** A figure that a turn changed. */
export interface SceneChange {
  what: 'appeal' | 'level' | 'makes' | 'price' | 'wage';
  /** 0 where there was no factory of the good. */
  before: number;
  after: number;
}
/** A turn that another seat took after the viewer's, and its effect on the viewer's sale by itself. */
export interface SceneCause {
  seat: number;
  /** The action marker of the turn; empty if it used none. */
  marker: string;
  /** What the turn changed for this good; the wage is that of all. */
  changes: SceneChange[];
  /** Goods more or less than in the forecast, if this had been the only turn. */
  sells: number;
  /** Pounds more or less. */
  cash: number;
  /** Spaces of the share value more or less. */
  spaces: number;
}
/** What the forecast said at the end of the viewer's last turn before the sale. */
export interface SceneForeseen {
  sells: number;
  cash: number;
  /** The turns after it, the largest effect first. */
  causes: SceneCause[];
}
/** The production phase of a good. */
export interface SaleScene {
  good: string;
  year: number;
  /** Before anything was sold. */
  demand: number;
  wage: number;
  /** How far it has come: nothing sold yet, all sold, share values moved, costs paid, over. */
  stage: 'made' | 'over' | 'paid' | 'sold' | 'valued';
  /** In the order in which they are called. */
  sellers: SceneSeller[];
  claims: SceneClaim[];
  missed: SceneMissed | null;
  /** By seat, before the sale. */
  before: SceneStanding[];
  /** By seat, when it was over; empty until then. */
  after: SceneStanding[];
  /** Null until the sale is over, and for a viewer who had no part in it. */
  foreseen: SceneForeseen | null;
}
/** The job market. */
export interface MarketView {
  /** Empty spaces, in reading order. */
  empty: number;
  /** Workers on the fired workers space. */
  fired: number;
  /** Workers out of the game. */
  out: number;
  /** What a worker gets. */
  wage: number;
  /** By good: goods that England wants. */
  demand: number[];
}
/** The timetable, as far as this viewer sees it. */
export interface TimetableView {
  /** Turned markers, cycle by cycle: steps of the importer, and workers back to the market. */
  economy: [number, number][];
  /** Turned markers, decade by decade from 1770 on. */
  events: string[];
  /** All of them, as far as everybody knows them: turned, or laid by a list. Null: not known. */
  known_events: (string | null)[];
  /** Null: played without them. */
  extra_events: string[] | null;
  /** What the event markers of this game can show, as far as everybody knows; without the end of the game. */
  possible_events: string[];
  /** The years. */
  decades: number[];
  /** By decade: the development level. */
  levels: number[];
}
/** The appeals of one good. */
export interface AppealsView {
  importer: number;
  /** 0 without a factory. */
  seats: number[];
}
/** A row of the special markers mat. */
export interface MatRow {
  /** From this level on its markers may be taken. */
  level: number;
  markers: string[];
}
/** A kind of ship on the mat. */
export interface ShipKind {
  capacity: number;
  level: number;
  left: number;
}
/** What may be taken as a special marker. */
export interface SpecialView {
  /** Development tiles on offer, with their number. */
  tiles: {
    [k: string]: number;
  };
  mat: MatRow[];
  ships: ShipKind[];
}
/** What a shortfall takes from a company, if every question is answered in the standard way. */
export interface ShortfallView {
  /** Shares sold in the emergency sale. */
  shares: number;
  /** Loans taken, where the shares do not suffice. */
  loans: number;
  /** Spaces of the share value lost by both. */
  spaces: number;
  /** Pounds that shares and loans bring. */
  raised: number;
}
/** One line of a forecast. The fields that can be null are null for the importer. */
export interface SellerView {
  /** −1: the importer. */
  seat: number;
  appeal: number;
  /** Goods made, with an extra shift and without a row that the school shuts. */
  makes: number | null;
  /** Goods sold in England, to patron and jubilee too. */
  sells: number;
  /** Pounds for the goods sold. */
  income: number | null;
  /** Goods delivered for a contract. */
  ships: number | null;
  /** Pounds for the goods delivered. */
  shipping: number | null;
  /** Wages and upkeep. */
  costs: number | null;
  /** Null: the cash suffices, or the viewer does not know it. */
  shortfall: ShortfallView | null;
  /** The distribution falls, the appeal would be below 0, and so the price falls: one space is lost. */
  gives_way: boolean | null;
  /** Spaces that the share value moves, everything counted. */
  steps: number | null;
  /** Where the company stands afterwards. */
  space_after: number | null;
  /** Cash afterwards; null where the viewer does not know the cash, and until the factories of 1760 are paid for. */
  cash_after: number | null;
}
/** What would happen if the production of a good ran now, every question answered in the standard way. */
export interface ForecastView {
  good: number;
  demand: number;
  /** The importer's appeal. */
  importer: number;
  importer_sells: number;
  /**
   * Seats with a factory and the importer, in the order in which they are called; then the seats that only lose or
   * gain share value.
   */
  sellers: SellerView[];
}
/** The lowest and the highest figures of a line of the forecast, over what the others may still do. */
export interface RangeView {
  /** −1: the importer. */
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sells: [number, number];
  /** Cash afterwards; null where the viewer does not know it, and for the importer. */
  cash: [number, number] | null;
  /** On the share value track; null for the importer. */
  space: [number, number] | null;
}
/** The turn of another player that would change the viewer's result most. Pairs: without it, and with it. */
export interface CauseView {
  seat: number;
  /** What it does for the good: `appeal`, `makes`, `machines`, `built` or `level`; `hires` for other goods. */
  deed: string;
  /** Appeal, goods made, machines or level before it; 0 workers. */
  before: number;
  /** The same figure after it. */
  after: number;
  /** Goods that the viewer sells. */
  sells: [number, number];
  /** The viewer's cash afterwards. */
  cash: [number, number];
  /** The viewer's space on the share value track afterwards. */
  space: [number, number];
  /** What a worker gets when the good is produced. */
  wage: [number, number];
}
/** What a coming cycle brings the viewer's company if nobody acts any more. */
export interface CycleView {
  good: number;
  year: number;
  /** Pounds earned less costs, with face-down economy markers taken for blank. */
  net: number;
  /** The lowest net over what those markers can show. */
  low: number;
  /** The highest net over what those markers can show. */
  high: number;
}
/** What may still change before the next production, and the coming cycles. */
export interface OutlookView {
  /** The good that is produced next. */
  good: number;
  /** The other seats that still have a turn before it, in order. The rest cannot change anything any more. */
  acting: number[];
  /** The forecast if those seats `hold`, `repeat` (use a marker on their table again) or give their `best` reply. */
  readings: {
    [k: string]: ForecastView;
  };
  /** By line of the forecast, and for the viewer. */
  ranges: RangeView[];
  /** Null: nobody can change anything for the viewer. */
  cause: CauseView | null;
  /** At most four, beginning with the next production; empty for a viewer without a company. */
  cycles: CycleView[];
}
/** Rules that are in force. */
export interface RulesView {
  bureaucracy: boolean;
  strike: boolean;
  navigation: boolean;
  opium: boolean;
  /** Are there warehouses, ships and contracts? */
  harbour: boolean;
  /** May players hold shares of each other's companies? */
  foreign_shares: boolean;
}
/** The result of a finished game. */
export interface FinalView {
  scores: number[];
  winners: number[];
  /** All seats from first to last. */
  ranking: number[];
}
/** A factory. */
export interface FactoryView {
  level: number;
  /** Base quality: what it cost to build. */
  base: number;
  price: number;
  quality: number;
  distribution: number;
  appeal: number;
  /** By row. */
  workers: number[];
  /** By row. */
  machines: number[];
  /** Additional workers of an obsolete factory. */
  extra: number;
  /** Rows that produce. */
  rows: number;
  /** Goods of a production. */
  makes: number;
  /** Workers were hired for it after its last cycle: it must still produce. */
  marked: boolean;
}
/** The bonus markers. */
export interface RecordsView {
  /** Most goods sold in England in one production phase. */
  home: number;
  /** Most goods shipped at once. */
  shipping: number;
}
/** The £0 row of the administration table. */
export interface FreeRowView {
  placed: string | null;
  /** False: the tile is gone, and only its marker is left. */
  open: boolean;
}
/** A company. */
export interface CompanyView {
  seat: number;
  /** Null: hidden from this viewer. */
  cash: number | null;
  /** What the factories founded in 1760 cost; null once that is paid. */
  bill: number | null;
  /** Own shares that its owner has. */
  shares: number;
  /** Shares of this company that the bank has. */
  bank_shares: number;
  /** Shares held of the other companies, by their seat; null where only own shares are traded. */
  foreign: number[] | null;
  /** Null: played without bonus markers. */
  records: RecordsView | null;
  /** On the share value track. */
  space: number;
  /** What the bank pays for a share. */
  value: number;
  loans: number;
  /** Own shares times their value. */
  portfolio: number;
  /**
   * What the final count would give now: stock sold, loans repaid, cash turned into shares, open contracts and marks
   * paid for. Null where the viewer does not know the cash, and in 1760.
   */
  final: number | null;
  /** By good. */
  factories: (FactoryView | null)[];
  tiles: string[];
  inventor_uses: number;
  /** The good whose factory it works for; −1: none. */
  foreman: number;
  /** The good whose factory it works for; −1: none. */
  workshop: number;
  /** Own and grey action markers, and reorganization; ships have theirs on the piers. */
  markers: string[];
  /** The marker on each row of the administration table. */
  placed: (string | null)[];
  /** Null: there is no £0 row. */
  free_row: FreeRowView | null;
  /** By pier: the capacity. */
  ships: (number | null)[];
  /** Warehouse spots with a worker. */
  spots: string[];
  /** By good. */
  stock: number[];
  /** By good; 0: none. */
  contracts: number[];
  /** May still sell one good to the jubilee. */
  jubilee: boolean;
}
/** What everybody sees. */
export interface PublicView {
  /** What house rules show to everybody; missing without house rules. */
  house?: HouseLine[];
  game: string;
  seats: number;
  /** −1 when the game is over. */
  to_move: number;
  over: boolean;
  phase: string;
  year: number;
  last_year: number;
  /** −1 in 1760, 0 to 3 the active good, 4 at the end of a decade. */
  cycle: number;
  /** The good that is produced next; −1 after the last production. */
  coming: number;
  /** Counts the cycles of all decades. */
  turn: number;
  /** The development level. */
  level: number;
  /** The start player. */
  start: number;
  market: MarketView;
  timetable: TimetableView;
  /** By good. */
  appeals: AppealsView[];
  special: SpecialView;
  /** By award marker: the seat that has it, −1 on the board, null out of the game. Null: played without awards. */
  awards: {
    [k: string]: number | null;
  } | null;
  rules: RulesView;
  /** Null while the game runs. */
  final: FinalView | null;
}
/** What a house rule shows at the table: a name and a value. */
export interface HouseLine {
  key: string;
  money: boolean;
  seat: number;
  value: number | string;
}
/** What depends on cash: public, unless cash is hidden. */
export interface MoneyView {
  companies: CompanyView[];
  /** One for each good that will still be produced; empty after the last production. */
  forecast: ForecastView[];
  /**
   * What the bill of the present action would take if the action ended now. Null: there is no bill, the cash
   * suffices, or the viewer does not know it.
   */
  shortfall: ShortfallView | null;
}
/** What is made for one viewer. */
export interface OwnView {
  /** What house rules show to this viewer alone; missing without house rules. */
  house_own?: HouseLine[];
  viewer: number;
  asked: Asked;
  /** The legal moves; null unless the viewer decides now. */
  offer: OfferGroup[] | null;
  /** The move that the forecast assumes, in notation; null unless the viewer decides now, or where there is none. */
  assumed: string | null;
  /** The assumed move need not be asked for: no other one could change anything for the better. */
  idle: boolean;
}
/** Legal moves of one kind with the same argument names, for the wire. */
export interface OfferGroup {
  args: string[];
  kind: string;
  moves: (number | string)[][];
}
