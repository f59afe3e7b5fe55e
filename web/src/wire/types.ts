// What server and client say to each other, made by `make types`; do not edit.
// It follows src/arktable/server/wire/tables.py and routes/bodies.py.

export type Seat = number;
/** Arguments of events, reasons and errors. */
export type Args = Record<string, string | number | boolean | null>;
/** Every game has its own view: games/<game>/wire.ts. */
export type View = any;

/** What the server says on a connection. */
export type LiveMessage = SnapshotMessage | Update | PresenceMessage | ErrorMessage | Pong;

/** Who is asking. */
export interface Me {
  /** The account; null for a visitor without a session. */
  id: string | null;
  name: string | null;
}
/** A choice made when a table is opened (words: `option-<key>`, `option-<key>-<value>`). */
export interface RuleOption {
  key: string;
  kind: 'choice';
  values: string[];
  default: string;
  /** The numbers of seats at which the choice makes a difference. */
  seats: number[];
}
/** Two choices (`key=value`) that do not go together. */
export interface Clash {
  first: string;
  second: string;
  /** Of the error that says so (words: `error-<key>`). */
  key: string;
  /** The second is needed by the first and missing; else it is excluded by it. */
  needed: boolean;
  /** A third choice with which the two go together, or empty. */
  unless: string;
}
/** The place of a bot on the ladder, from the strength table. */
export interface BotStrength {
  /** Counted from 1, the weakest. */
  place: number;
  /** The bot one rung below; empty where no match was played. */
  against: string;
  /** The share of games it won against that bot, with the interval in which the true share lies. */
  won: number;
  low: number;
  high: number;
  games: number;
}
/** A program that can take a seat (words: `bot-<id>`, `bot-<id>-about`). */
export interface BotChoice {
  id: string;
  /** It plays the better the longer it may think: `<id>@2s`, `<id>@500ms` or `<id>@64` (play-outs) say how long. */
  thinks: boolean;
  /** The most it may be told to think about a decision; 0 for a bot that decides at once. */
  seconds: number;
  /** Null where it was not measured. */
  strength: BotStrength | null;
}
/** What the game's events and reasons are made of (`engine/told.py`). */
export interface Told {
  /** The kind of each argument: `seat`, `phase`, `cell`, `number`, `money`, `flag`, `text` or `code:<family>`. */
  kinds: {
    [k: string]: string;
  };
  /** Events that are told as one (`event-<key>-many`) when several in a row have these arguments in common. */
  many: {
    [k: string]: string[];
  };
  /** Events that say what a turn is about. */
  heads: string[];
}
/** What can be played here. */
export interface Ruleset {
  id: string;
  /** The game whose words and table it uses. */
  game: string;
  /** The least and the most players. */
  seats: number[];
  minutes: number;
  /** Numbers that matter to play are ours, not print. */
  reconstructed: boolean;
  rules_rev: number;
  options: RuleOption[];
  clashes: Clash[];
  /** Where the page of a game lies that this client does not draw itself. */
  page: string | null;
  told: Told;
  bots: BotChoice[];
}
/** Who sits where. */
export interface SeatBrief {
  seat: Seat;
  kind: 'bot' | 'open' | 'person';
  /** Empty for an open seat. */
  name: string;
  online: boolean;
  /** The bot that plays: of a bot's seat, or for a person who has gone. */
  bot?: string | null;
}
/** A table as lists show it. */
export interface Brief {
  id: string;
  name: string;
  ruleset: string;
  options: {
    [k: string]: string;
  };
  state: 'archived' | 'finished' | 'open' | 'running';
  created: string;
  updated: string;
  seats: SeatBrief[];
  /** The seat that the asker speaks for, −1 for somebody who only watches, or has several seats and names none. */
  you: Seat;
  /** Whose decision it is, −1 for nobody's. */
  to_move: Seat;
  turn: number;
  /** From 0 to 1. */
  progress: number;
  winners: Seat[];
  /** Played by other rules than this program has: it is listed, and its log shown, but not played or replayed. */
  pinned: boolean;
  /** What changed in the rules since those it is played by, as keys of sentences; lists leave it empty. */
  changes: string[];
  /** All seats of the asker: several where people pass one device around. */
  yours: Seat[];
  /** It began from the text of a position: whoever opened it can know everything that is hidden in it. */
  from_position: boolean;
}
/** What happened, as the viewer may know it (words: `event-<key>`). */
export interface Event {
  key: string;
  /** Who did it, −1 for chance and the rules. */
  seat: number;
  /** By name; what each is the game declares (`Told`). */
  args: {
    [k: string]: number | string;
  };
}
/** Why something is not allowed (words: `why-<key>`). */
export interface Reason {
  key: string;
  /** The numbers that miss are `have`, `need` and `want`. */
  args: {
    [k: string]: number | string;
  };
  /** The line of the rule book ("AK 98") or a ruling ("A7"); empty where no book says it. */
  rule: string;
}
/** One line of the log, with what this viewer may know of it. */
export interface LogEntry {
  version: number;
  /** ISO time, UTC. */
  at: string;
  /** Who did it, −1 for the table. */
  seat: Seat;
  /**
   * `start` tells the set-up, `note` one event of the table (a bot that failed, a game that was sent here),
   * `hand-over` and `take-back` who did so; `sit`, `leave` and `undo` tell nothing.
   */
  kind: 'hand-over' | 'leave' | 'move' | 'note' | 'revision' | 'sit' | 'start' | 'take-back' | 'undo';
  undone: boolean;
  events: Event[];
  /** How many decisions of the game stand right after it (for `at/{n}`). */
  n: number;
  /** The kinds of the scenes that begin or end in it (for `scenes`). */
  scenes?: string[];
  /** What belongs together in it. None: it is no move, or the rules of its game are gone. */
  parts?: LogPart[];
}
/** What belongs together in an entry of the log: a turn, or something of its own such as a production. */
export interface LogPart {
  /** Its first event; it goes on to the next part. */
  at: number;
  /** `turn`, `rules` for what follows a turn by itself, or what the game declares (words: `band-<kind>`). */
  kind: string;
  /** Whose turn it is. */
  seat?: number;
  turn?: number;
  /** It goes on with what the entries before it began. */
  more?: boolean;
  /** What no event tells: of how it began. */
  args?: {
    [k: string]: number | string;
  };
  /** A small table, the seats in front; −1 is nobody's (headings: `band-<kind>-column-<n>`). */
  rows?: (number | null)[][];
}
/** Everything a viewer needs to draw a table. */
export interface Snapshot {
  table: Brief;
  version: number;
  /** Null before the game has started, and for a pinned table. */
  view: View | null;
  /** The newest last, at most 200. */
  log: LogEntry[];
  can_undo: boolean;
  /** The record can be had. */
  record: boolean;
  /** The entry of the log in which the own last turn ended (for `since`), 0 for none. */
  mark: number;
  /** What the rules let a seat know that the others do not, by name (words: `secret-<name>`); empty: all lies open. */
  secrets: string[];
  /** What the seat has had kept (`POST /tables/{id}/kept`), until the server is started anew. */
  kept: string;
}
/** The move stands in the log, on disk. */
export interface Ack {
  version: number;
  repeated: boolean;
}
/** What the text of a position is about, so that a form can offer a table for it. */
export interface PositionFacts {
  ruleset: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  /** Who decides first, −1 when the game is over. */
  to_move: Seat;
  turn: number;
  /** From 0 to 1. */
  progress: number;
}
/** A move as a client may send it instead of its notation: its kind and its arguments. */
export interface SentMove {
  kind: string;
  args: {
    [k: string]: number | string;
  };
}
/** Every legal move of the asking seat. */
export interface LegalMoves {
  version: number;
  moves: OfferGroup[];
}
/** Legal moves of one kind with the same arguments, ready for the wire. */
export interface OfferGroup {
  args: string[];
  kind: string;
  moves: (number | string)[][];
}
/** One decision of a game, for the scrubber. */
export interface Step {
  /** Counts from 1. */
  n: number;
  seat: Seat;
  /** Null: the game keeps it secret from the asker while it runs. What a move showed is in the events. */
  move: MoveData | null;
  turn: number;
}
/** A move ready for the wire. */
export interface MoveData {
  args: {
    [k: string]: number | string;
  };
  kind: string;
  text: string;
}
/** The lists of tables; one's own are in `mine` only. */
export interface Tables {
  mine: Brief[];
  open: Brief[];
  running: Brief[];
  /** Archived ones too. */
  finished: Brief[];
}
/** What the table would look like after some moves. */
export interface Tried {
  /** None when they would show something hidden: what follows is known only once they are made. */
  view: View | null;
  events: Event[];
}
/** The table after so many decisions, and what the last of them did. */
export interface Moment {
  n: number;
  view: View;
  events: Event[];
  /** The kinds of the scenes that begin or end in it. */
  scenes: string[];
}
/** What was refused (words: `error-<key>`). */
export interface Fault {
  key: string;
  args?: Args;
}
/** The first message of a connection, and whenever a difference would not do. */
export interface SnapshotMessage {
  kind: 'snapshot';
  snapshot: Snapshot;
}
/** The difference between what this connection was sent last and how things stand now. */
export interface Update {
  kind: 'update';
  version: number;
  /** Only when it changed. */
  table?: Brief;
  /** The top-level keys of the view that changed, of what everybody sees. */
  set: {
    [k: string]: unknown;
  };
  /** The same of what is made for this viewer. No key is in both. */
  own: {
    [k: string]: unknown;
  };
  log: LogEntry[];
  /** Versions of entries that were taken back since. */
  undone: number[];
  can_undo: boolean;
  record: boolean;
  /** Only when it changed. */
  mark?: number;
}
/** Who is here, by seat. */
export interface PresenceMessage {
  kind: 'presence';
  online: boolean[];
}
/** What the server refuses to a connection. */
export interface ErrorMessage {
  kind: 'error';
  error: Fault;
}
/** The answer to a ping. */
export interface Pong {
  kind: 'pong';
}
/** What the seat could do at a moment, and how the game would end after it. */
export interface Candidate {
  /** To the end of the turn, or until something hidden shows. */
  moves: MoveData[];
  /** It is what the seat did. */
  played: boolean;
  figures: HintFigure[];
  /** The figures are those after the next production, as the forecast says it; else those after the plan. */
  sold: boolean;
  /** Parts of one sentence, the most telling first; empty for what was played and no bot thought of. */
  reasons: HintReason[];
  /** Move by move what its words need of the moment in which it is made, such as a price; mostly nothing. */
  words: {
    [k: string]: number;
  }[];
  /** As the game would go on if bots played it to its end: the last one is the final count. Null until it is known. */
  course: Standing[] | null;
}
/** A number by which the own seat is judged, now and after a plan (words: `hint-figure-<key>`). */
export interface HintFigure {
  key: string;
  was: number;
  now: number;
}
/** A part of the sentence that says why (words: `hint-why-<key>`). */
export interface HintReason {
  key: string;
  args: {
    [k: string]: number | string;
  };
}
/** What the final count would have given at one moment. */
export interface Standing {
  /** After so many decisions; in what bots play on, as many as were made when they began. */
  n: number;
  /** How far the game had come, 0 to 1. */
  progress: number;
  /** By seat; null where it cannot be known. */
  points: (number | null)[];
}
/** The candidates of one moment, as far as they are found. */
export interface Analysis {
  n: number;
  /** Who decides there. */
  seat: Seat;
  state: 'done' | 'failed' | 'running';
  /** Who found them; the usual bot plays on. */
  bot: string;
  /** Empty until they are found; then their places stay, and their courses come one by one. */
  candidates: Candidate[];
}
/** How the game would end after a try of one's own, if bots played on. */
export interface Course {
  course: Standing[];
}
/** The link that carries the asker to another browser. */
export interface Carry {
  /** `open`: it can be used. `none`: never made, or revoked. */
  state: 'lapsed' | 'none' | 'open' | 'used';
  made: string | null;
  /** When it ends if nobody has used it. */
  lapses: string | null;
  /** When it was used, in another browser. */
  used: string | null;
  /** Browsers with a session of the asker, this one included; some of them may have lost their cookie. */
  browsers: number;
}
/** A link that was just made. */
export interface NewCarry {
  /** Four groups of four letters. It is told this once; the link is `/carry#<code>`. */
  code: string;
  carry: Carry;
}
/** What became of one game of a file. */
export interface LoadedGame {
  /** Of its table. */
  id: string;
  name: string;
  /** `known`: it was here already, and was left as it is. */
  outcome: 'known' | 'loaded' | 'refused';
  /** Why it was refused. */
  error: Fault | null;
}
/** What became of every game of a file, in its order. */
export interface LoadedGames {
  games: LoadedGame[];
}
/** What a bot would do in the asker's place, to the end of the turn or until something hidden shows. */
export interface HintPlan {
  moves: MoveData[];
  /** How much less than the best plan it is expected to bring, in pounds or points; null: not said. */
  behind: number | null;
  figures: HintFigure[];
  /** The figures are those after the next production, as the forecast says it; else those after the plan. */
  sold: boolean;
  /** Parts of one sentence, the most telling first; never empty. */
  reasons: HintReason[];
  /** Move by move what its words need of the moment in which it is made, such as a price; mostly nothing. */
  words: {
    [k: string]: number;
  }[];
}
/** An answer to "what would you do here?". */
export interface Hint {
  version: number;
  bot: string;
  /** The best one first, three at most. */
  plans: HintPlan[];
}
/** A decision that was clearly dear, by what its seat could know then. */
export interface DearDecision {
  /** The decision, counted from 1: `at/{n - 1}` is the moment before it. */
  n: number;
  /** The turn and what else the view calls the moment: year, decade, cycle, round (words: `review-when`). */
  when: {
    [k: string]: number;
  };
  /** What the seat did from there to the end of its turn. */
  played: Event[];
  /** What a bot would have done instead. */
  better: Event[];
  /** How much less it brought, in pounds or points of the lead at the end, when bots play on from both. */
  cost: number;
  /** The standard error of the cost. */
  error: number;
  /** So often both were played on. */
  rows: number;
  /** The figures of the seat that differ: `was` by what was played, `now` by what was better. */
  changes: HintFigure[];
}
/** The dearest decisions of a seat in a finished game, as far as they are found. */
export interface Review {
  seat: Seat;
  state: 'done' | 'failed' | 'running';
  /** So many of the suspicious decisions are weighed, */
  weighed: number;
  /** of so many; 0 until they are found. */
  suspects: number;
  /** What costs less than this is not told. */
  dear: number;
  /** Three at most, the dearest first; empty when nothing was clearly dear. */
  decisions: DearDecision[];
}
/** The table as it was when the own turn ended, and as it was when the present own turn began. */
export interface Since {
  /** The entry of the log in which that turn ended; 0 before the first one did. */
  mark: number;
  was: any | null;
  /** Null while the own turn has not been begun: then it is the present view. */
  now: any | null;
}
/** What may still happen after some moves. */
export interface Looked {
  /** Every game has its own shape. None when the moves would show something hidden, or a game tells nothing. */
  outlook: View | null;
}
/** A part of the game that the table plays back step by step, such as a sale. */
export interface Scene {
  /** The same whenever and by whomever it is asked for. */
  id: string;
  kind: string;
  /** The decision in which it began, counted from 1. */
  first: number;
  /** The decision to which it has come. */
  last: number;
  /** False while somebody must still decide before it goes on. */
  over: boolean;
  /** What is drawn, in the game's own shape (`games/<game>/scene_shapes.py`). */
  told: any;
  /** The view of how things stood when the turn before it had ended; null where the table shows what is now. */
  before: any;
}
/** A sentence, or a part of one. */
export interface ReportSaid {
  /** Words: `report-<key>`. */
  key: string;
  /** What is named `who`, `other` or `by` is a seat. */
  args: {
    [k: string]: number | string;
  };
}
/** How a seat ended. */
export interface ReportPlace {
  seat: number;
  /** Counted from 1; equals share a place. */
  place: number;
  score: number;
  won: boolean;
  /** What the score is made of, as short parts of one line. */
  how: ReportSaid[];
}
/** A moment at which the game was counted, such as the end of a production. */
export interface ReportMoment {
  /** After so many decisions. */
  n: number;
  /** The part of the game that it belongs to, counted from 0. */
  band: number;
  /** Words: `report-when`. */
  when: {
    [k: string]: number | string;
  };
}
/** A quantity from moment to moment. */
export interface ReportLine {
  /** Words: `report-line-<key>`, `report-line-<key>-about`. */
  key: string;
  money: boolean;
  /** What the rows are, as codes (words: `report-row-<code>`); empty: by seat. */
  of: string[];
  /** By row and moment. */
  values: number[][];
}
/** A row of a table. */
export interface ReportRow {
  /** Words: `report-row-<key>`. */
  key: string;
  /** By seat and part. */
  cells: number[][];
}
/** Sums over the whole game, by seat. */
export interface ReportTable {
  /** Words: `report-table-<key>`, `report-table-<key>-about`. */
  key: string;
  money: boolean;
  /** What a cell is made of (words: `report-part-<code>`). */
  parts: string[];
  rows: ReportRow[];
  /** The sum of all rows says something. */
  total: boolean;
}
/** Who sold how many of a good, production by production. */
export interface ReportMarket {
  /** The good (words: `report-row-<key>`). */
  key: string;
  /** The productions, as numbers of moments. */
  moments: number[];
  /** Who sold beside the seats (words: `report-row-<code>`). */
  others: string[];
  /** By seat, then the others, and production; null where somebody could not sell. */
  sold: (number | null)[][];
}
/** What was left of a good after its costs. */
export interface ReportMargin {
  /** The good. */
  key: string;
  /** Sold, by seat. */
  pieces: number[];
  /** By seat. */
  profit: number[];
}
/** Goods that were shipped. */
export interface ReportVoyage {
  seat: number;
  /** The decision. */
  n: number;
  when: {
    [k: string]: number | string;
  };
  /** Empty where a voyage carried several kinds. */
  good: string;
  pieces: number;
  earned: number;
}
/** A moment that changed the distance between a seat and its rival most. */
export interface ReportTurning {
  /** After so many decisions it had happened. */
  n: number;
  moment: number;
  when: {
    [k: string]: number | string;
  };
  said: ReportSaid;
  /** By how much the distance changed, for the seat (+) or against it (−). */
  amount: number;
  more: ReportSaid | null;
}
/** Something that is earned beside the score. */
export interface ReportAward {
  /** Words: `report-award-<key>`, `report-award-<key>-about`. */
  key: string;
  /** Whose; −1: nobody's. */
  seat: number;
  earned: boolean;
  /** It would have been earned, had the game been won. */
  reached: boolean;
  /** How far it went, where the award is a number; */
  have: number | null;
  /** and how far it goes. */
  need: number;
  /** How it stood in this game. */
  said: ReportSaid | null;
  /** When it could no longer be reached. */
  lost: {
    [k: string]: number | string;
  } | null;
  /** Arguments of `report-award-<key>-about`. */
  about: {
    [k: string]: number | string;
  };
}
/** A game looked back on: for everybody, once it is over. */
export interface Report {
  /** Scores are pounds. */
  money: boolean;
  /** False for a record that breaks off: it is reported as it stands. */
  over: boolean;
  decisions: number;
  turns: number;
  /** Opponents that nobody plays (words: `report-row-<code>`). */
  others: string[];
  /** Their scores. */
  rivals: number[];
  /** The first one first. */
  places: ReportPlace[];
  /** The game in a few sentences. */
  lead: ReportSaid[];
  /** What is added for a reader who sat there, by seat. */
  own: ReportSaid[][];
  /** The parts of the game (words: `report-band`). */
  bands: {
    [k: string]: number | string;
  }[];
  moments: ReportMoment[];
  /** The most important one first. */
  lines: ReportLine[];
  tables: ReportTable[];
  markets: ReportMarket[];
  margins: ReportMargin[];
  voyages: ReportVoyage[];
  /** By seat, in order of time, three at most. */
  turnings: ReportTurning[][];
  awards: ReportAward[];
}
/** The report on a finished game. */
export interface TableReport {
  table: Brief;
  report: Report;
  /** From the first entry of its log to the last; 0 for a game that was uploaded. */
  seconds: number;
}
/** A small position with one question (words: `lesson-<id>` and what begins so). */
export interface LessonBrief {
  id: string;
  game: string;
  ruleset: string;
  /** About so long it takes. */
  seconds: number;
  /** The line of the rule book that it is about. */
  rule: string;
  /** The parts of the table that are worth touching. */
  lit: string[];
  /** The figures that the list of tries shows (words: `figure-<key>`). */
  shown: string[];
}
/** What came of a try. */
export interface LessonTry {
  snapshot: Snapshot;
  solved: boolean;
  /** Every decision that the question is about has been made. */
  ended: boolean;
  /** The usual mistake that this was; empty for another one (words: `lesson-<id>-<mistake>`). */
  mistake: string;
  figures: {
    [k: string]: number;
  };
}
/** Who shall sit at one seat of a new table. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  /** The bot's id; without it the last of the game's. */
  bot?: string | null;
  /** Of somebody who plays at the asker's device (`me`); without it the asker's own. */
  name?: string | null;
}
/** `POST /me` */
export interface NameBody {
  name: string;
}
/** `POST /carry` */
export interface CarryBody {
  /** Of a seat link; spaces, dashes and small letters do not matter. */
  code: string;
  /** The asker knows that the guest of this browser is left behind. */
  leave?: boolean;
}
/** `POST /tables` */
export interface NewTable {
  ruleset: string;
  seats: SeatWish[];
  options?: {
    [k: string]: string;
  };
  name?: string | null;
  /** The text of a position in which the game begins; it brings ruleset, seats and options along. */
  position?: string;
  /** The table stands in the lists of its own people only. */
  unlisted?: boolean;
}
/** `POST /positions` */
export interface PositionBody {
  text: string;
}
/** `POST /tables/{id}/sit` */
export interface SitBody {
  seat: number;
  /** Of somebody who plays at the asker's device; without it the asker sits down. */
  name?: string | null;
  /** The bot that sits there instead of a person. */
  bot?: string | null;
}
/** `POST /tables/{id}/moves` */
export interface MovesBody {
  version: number;
  key: string;
  moves: (string | SentMove)[];
}
/** `POST /tables/{id}/kept` */
export interface KeptBody {
  text: string;
}
/** `POST /tables/{id}/undo` */
export interface UndoBody {
  version: number;
  key: string;
}
/** `POST /tables/{id}/rules` */
export interface RulesBody {
  version: number;
  key: string;
}
/** `POST /tables/{id}/hand-over` */
export interface HandOverBody {
  version: number;
  key: string;
  seat: number;
}
/** `POST /tables/{id}/take-back` */
export interface TakeBackBody {
  version: number;
  key: string;
}
/** `POST /tables/{id}/why`: about moves, or about taking the last one back. */
export interface WhyBody {
  moves?: (string | SentMove)[];
  undo?: boolean;
}
/** `POST /tables/{id}/try` */
export interface TryBody {
  version: number;
  moves: (string | SentMove)[];
}
/** `POST /lessons/{game}/{lesson}` and the questions below it. */
export interface LessonBody {
  /** All moves of the try so far: the server keeps nothing of it. */
  done?: (string | SentMove)[];
  /** Those that are asked about. */
  moves?: (string | SentMove)[];
}
/** `POST /tables/{id}/analysis/{n}` and the questions below it. */
export interface AnalysisBody {
  /** All moves of the try so far, after the first n decisions of the game: the server keeps nothing of it. */
  done?: (string | SentMove)[];
  /** Those that are asked about. */
  moves?: (string | SentMove)[];
}
/** `POST /tables/{id}/outlook`: after these moves, or as the table stands. */
export interface OutlookBody {
  version: number;
  moves?: (string | SentMove)[];
}
/** `POST /tables/{id}/hint` */
export interface HintBody {
  version: number;
}
/** `POST /tables/{id}/review` */
export interface ReviewBody {
  seat: number;
}
