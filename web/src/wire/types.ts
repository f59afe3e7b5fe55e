// What server and client say to each other, made by `make types`; do not edit.
// It follows src/arktable/server/wire and routes/bodies.py.

export type Seat = number;
/** Arguments of events, reasons and errors. */
export type Args = Record<string, string | number | boolean | null>;
/** Every game has its own view: games/<game>/wire.ts. */
export type View = any;

/** The messages from the server on a connection. */
export type LiveMessage = SnapshotMessage | Update | PresenceMessage | TalkMessage | AskingMessage | ErrorMessage | Pong;

/** What happened, as the viewer may know it (words: `event-<key>`). */
export interface Event {
  key: string;
  /** The seat that acted; −1 for chance and the rules. */
  seat: number;
  /** The arguments by name; the game declares the kind of each (`Told`). */
  args: {
    [k: string]: number | string;
  };
}
/** Why something is not allowed (words: `why-<key>`). */
export interface Reason {
  key: string;
  /** The missing numbers are `have`, `need` and `want`. */
  args: {
    [k: string]: number | string;
  };
  /** The line of the rule book ("AK 98") or a ruling ("A7"); empty if there is none. */
  rule: string;
}
/** What was refused (words: `error-<key>`). */
export interface Fault {
  key: string;
  args?: Args;
}
/** Who is asking. */
export interface Me {
  /** The account; null for a visitor without a session. */
  id: string | null;
  name: string | null;
}
/** The link with which the person can continue in another browser. */
export interface Carry {
  /** `open`: it can be used. `none`: never made, or revoked. */
  state: 'lapsed' | 'none' | 'open' | 'used';
  made: string | null;
  /** When it expires if it is not used. */
  lapses: string | null;
  /** When it was used, in another browser. */
  used: string | null;
  /** Browsers with a session of this person, including this one; some may have lost their cookie. */
  browsers: number;
}
/** A link that was just made. */
export interface NewCarry {
  /** Four groups of four letters. It is sent only in this answer; the link is `/carry#<code>`. */
  code: string;
  carry: Carry;
}
/** The result for one game of a file. */
export interface LoadedGame {
  /** The id of its table. */
  id: string;
  name: string;
  /** `known`: the table existed already and was not changed. */
  outcome: 'known' | 'loaded' | 'refused';
  /** Why it was refused. */
  error: Fault | null;
}
/** The results for all games of a file, in the order of the file. */
export interface LoadedGames {
  games: LoadedGame[];
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
/** Two choices (`key=value`) that exclude each other, or of which one needs the other. */
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
  /** The bot one place below; empty where no match was played. */
  against: string;
  /** The share of games it won against that bot; `low` and `high` are the confidence interval. */
  won: number;
  low: number;
  high: number;
  games: number;
}
/** A program that can take a seat (words: `bot-<id>`, `bot-<id>-about`). */
export interface BotChoice {
  id: string;
  /** It plays better with more time: `<id>@2s`, `<id>@500ms` or `<id>@64` (play-outs) set it. */
  thinks: boolean;
  /** The longest time per decision that can be set; 0 for a bot that decides at once. */
  seconds: number;
  /** Null if it was not measured. */
  strength: BotStrength | null;
}
/** The processes in which the bots of this server think. */
export interface BotProcesses {
  /** Compiled, bots think several times as fast. `building`: interpreted until a compiled build is made. */
  runs_on: 'building' | 'compiled' | 'interpreted';
}
/** How the game's events and reasons are declared (`engine/told.py`). */
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
  /** Some numbers that matter in play are not printed in the game; we reconstructed them. */
  reconstructed: boolean;
  rules_rev: number;
  options: RuleOption[];
  clashes: Clash[];
  /** The address of the page of a game that this client cannot draw. */
  page: string | null;
  told: Told;
  bots: BotChoice[];
}
/** The printed numbers that a game is played on, for texts that name them. */
export interface Numbers {
  /** By their key on the sheet (`games/<g>/sheet/*.toml`). */
  values: {
    [k: string]: unknown;
  };
  /** Keys of the numbers that could not be read from the printed components. */
  reconstructed: string[];
}
/** What a form needs to offer a table that begins in a position. */
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
/** How much time the players of a table have. */
export interface Pace {
  kind?: 'days' | 'live' | 'unhurried';
  /** Seconds that each player has at the start. */
  bank?: number;
  /** Seconds that a player gets for each turn. */
  increment?: number;
  /**
   * Days: the daily window in which clocks run, in minutes after midnight in each player's own zone; it may go past
   * midnight. Null: all day.
   */
  window?: [number, number] | null;
  /** When a clock runs out: those left decide, a bot plays on, or the table waits. */
  at_zero?: 'bot' | 'decide' | 'wait';
  /** Days: clocks rest while their players are on vacation. */
  vacation?: boolean;
}
/** The clock of a seat, as it was at `Clock.at`. */
export interface SeatClock {
  /** Milliseconds. */
  left: number;
  /** How many of them belong to this turn (the increment); the others are the bank. */
  turn?: number;
  /** It is waited for. Its clock may rest nevertheless: see `rests`. */
  runs?: boolean;
  /** Until when its clock rests, because it is outside the window or on vacation; empty if it does not. */
  rests?: string;
  /** Until when its player is on vacation, waited for or not; empty if they are not. */
  leave?: string;
  /** Until when its clock runs before it rests; empty if that is far away. */
  until?: string;
  /** When it runs out if the player does nothing; empty if it does not run. */
  flag?: string;
  /** It has run out. */
  out?: boolean;
  /** The time zone of the player. */
  zone?: string;
  /** Since when the player is waited for; empty if they are not. */
  since?: string;
}
/** The clocks of a table. Clients draw them from `at` with a monotonic clock of their own. */
export interface Clock {
  /** The time of the server for which this was computed. */
  at: string;
  pace: Pace;
  seats: SeatClock[];
  /** Since when all clocks are paused; empty if they are not. */
  paused?: string;
  /** The end of the last outage of the server, if it was in this wait: it was not charged. */
  outage?: string;
}
/** Whether a person is at the table, with rounded minutes. Who hides their presence is shown as hidden. */
export interface SeatPresence {
  /** `near`: they have another table open. */
  state?: 'away' | 'here' | 'hidden' | 'near';
  /** The minutes since they left; 0 if that is not known. */
  minutes?: number;
}
/** Who sits where. */
export interface SeatBrief {
  seat: Seat;
  kind: 'bot' | 'open' | 'person';
  /** Empty for an open seat, unless somebody had it in the game that goes on here. */
  name: string;
  online: boolean;
  /** The bot that plays: of a bot's seat, or for a person who has gone. */
  bot?: string | null;
  /** `resigned`, or `time` if the clock of the player ran out; empty for a player who plays on. */
  out?: string;
  /** Of a person; bots are always there. */
  presence?: SeatPresence | null;
  /** The person for whom an open seat is kept; empty for anybody. Not said in lists. */
  kept?: string;
  /** The host has changed what this player agreed to; the game begins when they agree again. Not said in lists. */
  must_agree?: boolean;
  /** Somebody else plays for its player. */
  substituted?: boolean;
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
  /** The seat of the asker, −1 for a spectator, or for a person with several seats who names none. */
  you: Seat;
  /** The seat that decides, −1 for none. */
  to_move: Seat;
  turn: number;
  /** From 0 to 1. */
  progress: number;
  winners: Seat[];
  /** Its rules are not in this program: the log can be read, but the game cannot be played or replayed. */
  pinned: boolean;
  /** Changes of the rules since those it is played by, as keys of sentences; empty in lists. */
  changes: string[];
  /** All seats of the asker: several where people pass one device around. */
  yours: Seat[];
  /** It is listed for its own players only, such as a table at which a plan is tried out. */
  unlisted: boolean;
  /** It began from the text of a position: the person who opened it may know everything that is hidden. */
  from_position: boolean;
  /** Null for an unhurried game. */
  pace: Pace | null;
  rated: boolean;
  /** Only invited people may sit down. */
  invited: boolean;
  /** Players and spectators may write to each other. */
  chat: boolean;
  /** The asker opened the table. */
  host: boolean;
  /** The tournament that it belongs to; empty if none. */
  tournament: string;
  /** How the game ended, if not by its rules: `agreed`, `resigned` or `closed`. */
  ended: string;
  /** The seat of the asker on which a substitute plays; −1 for none. */
  lent: Seat;
  /** How many people watch who do not play. */
  watching: number;
}
/** The lists of tables; those of the asker are in `mine` only. */
export interface Tables {
  mine: Brief[];
  open: Brief[];
  running: Brief[];
  /** Including archived ones. */
  finished: Brief[];
  /** How many tables of the asker are put away; `GET /tables?shelf=1` lists them in `mine`. */
  put_away: number;
}
/** A part of a log entry: a turn, or a step of the game such as a production. */
export interface LogPart {
  /** Its first event; it goes on to the next part. */
  at: number;
  /** `turn`, `rules` for what follows a turn by itself, or what the game declares (words: `band-<kind>`). */
  kind: string;
  /** The seat whose turn it is. */
  seat?: number;
  turn?: number;
  /** It continues a part of an earlier entry. */
  more?: boolean;
  /** Facts about its beginning that are not in an event. */
  args?: {
    [k: string]: number | string;
  };
  /** Rows of a table; the first column is a seat, −1 for none (headings: `band-<kind>-column-<n>`). */
  rows?: (number | null)[][];
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
  kind:
    | 'agree'
    | 'agreement'
    | 'decline'
    | 'end'
    | 'flag'
    | 'give-time'
    | 'hand-over'
    | 'leave'
    | 'move'
    | 'note'
    | 'offer'
    | 'pause'
    | 'resign'
    | 'resume'
    | 'revision'
    | 'sit'
    | 'start'
    | 'substitute'
    | 'take-back'
    | 'undo'
    | 'vote'
    | 'zone';
  undone: boolean;
  events: Event[];
  /** Number of decisions right after it, without undone ones (for `at/{n}`). */
  n: number;
  /** The kinds of the scenes that begin or end in it (for `scenes`). */
  scenes?: string[];
  /** The parts of its events. Empty if it is no move, or if the rules of the game are not in this program. */
  parts?: LogPart[];
}
/** Everything that a viewer needs to draw a table. */
export interface Snapshot {
  table: Brief;
  version: number;
  /** Null before the game has started, and for a pinned table. */
  view: View | null;
  /** The newest last, at most 200. */
  log: LogEntry[];
  can_undo: boolean;
  /** The record can be downloaded. */
  record: boolean;
  /** The log entry in which the last turn of the seat ended (for `since`), 0 for none. */
  mark: number;
  /** What only one seat knows by the rules, by name (words: `secret-<name>`); empty if all is open. */
  secrets: string[];
  /** The text that the seat has stored (`POST /tables/{id}/kept`); a restart of the server loses it. */
  kept: string;
  /** The clocks; null for an unhurried game. */
  clock: Clock | null;
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
/** Legal moves of one kind with the same argument names, for the wire. */
export interface OfferGroup {
  args: string[];
  kind: string;
  moves: (number | string)[][];
}
/** The move is in the log, on disk. */
export interface Ack {
  version: number;
  repeated: boolean;
}
/** What the table would look like after some moves. */
export interface Tried {
  /** Null if they would reveal something hidden: then the view is known only after they are made. */
  view: View | null;
  events: Event[];
  /** The move that a standing answer of the asker means after them. Missing if there is none. */
  standing?: string;
}
/** What a seat has answered in advance. Nobody else is told. */
export interface StandingAnswers {
  /** Every question of the ruleset that can be answered in advance, with its answers. */
  questions: {
    [k: string]: string[];
  };
  /** The answers of the asker, by question. */
  given: {
    [k: string]: string;
  };
}
/** The forecast after some moves. */
export interface Looked {
  /** Every game has its own shape. Null if the moves would reveal something, or the game has no forecast. */
  outlook: View | null;
}
/** What each answer to the question after some moves would bring. */
export interface Answered {
  /**
   * Every game has its own shape. Null if the moves would reveal something, nothing is asked, or the game has no
   * forecast.
   */
  answers: View | null;
}
/** The first message of a connection; sent again when an update is not possible. */
export interface SnapshotMessage {
  kind: 'snapshot';
  snapshot: Snapshot;
}
/** The difference between the last message of this connection and the present state. */
export interface Update {
  kind: 'update';
  version: number;
  /** Only when it changed. */
  table?: Brief;
  /** The top-level keys of the public part of the view that changed. */
  set: {
    [k: string]: unknown;
  };
  /** The same for the part of this viewer. No key is in both parts. */
  own: {
    [k: string]: unknown;
  };
  log: LogEntry[];
  /** Versions of entries that were undone since. */
  undone: number[];
  can_undo: boolean;
  record: boolean;
  /** Only when it changed. */
  mark?: number;
  /** The clocks, if the table has any. */
  clock?: Clock;
}
/** Which seats are online, and how many people watch who do not play. */
export interface PresenceMessage {
  kind: 'presence';
  online: boolean[];
  seats: SeatPresence[];
  watching: number;
}
/** The numbers of the last lines of the chat, of the rooms that this viewer may read (`GET /tables/{id}/chat`). */
export interface TalkMessage {
  kind: 'talk';
  newest: {
    [k: string]: number;
  };
}
/** Somebody asks to step in for a player who is away (`GET /tables/{id}/proposals`). */
export interface AskingMessage {
  kind: 'asking';
}
/** An error; the connection may be closed after it. */
export interface ErrorMessage {
  kind: 'error';
  error: Fault;
}
/** The answer to a ping. */
export interface Pong {
  kind: 'pong';
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
/** A move for the wire. */
export interface MoveData {
  args: {
    [k: string]: number | string;
  };
  kind: string;
  text: string;
}
/** The table after n decisions, and what the last of them did. */
export interface Moment {
  n: number;
  view: View;
  events: Event[];
  /** The kinds of the scenes that begin or end in it. */
  scenes: string[];
}
/** The views of a seat at the end of its last turn, and at the start of its present turn. */
export interface Since {
  /** The log entry in which the last turn ended; 0 before the end of the first turn. */
  mark: number;
  was: View | null;
  /** Null before the first decision of the present turn: then it is the present view. */
  now: View | null;
}
/** A part of the game that the table plays back step by step, such as a sale. */
export interface Scene {
  /** The same for all viewers and at all times. */
  id: string;
  kind: string;
  /** The decision in which it began, counted from 1. */
  first: number;
  /** The last decision so far that belongs to it. */
  last: number;
  /** False while it waits for a decision. */
  over: boolean;
  /** What is drawn, in the game's own shape (`games/<game>/reporting/scene_shapes.py`). */
  told: View;
  /** The view at the end of the turn before it; null if the table shows the present view. */
  before: View;
  /** The view at its end, before what follows it; null if it is not over, or the table shows the present view. */
  after: View;
}
/** What the final count would have given at one moment. */
export interface Standing {
  /** Number of decisions made. */
  n: number;
  /** Progress of the game, 0 to 1. */
  progress: number;
  /** By seat; null where it cannot be known. */
  points: (number | null)[];
  /** The turn and what else the view calls the moment: year, decade, cycle, round (words: `analysis-axis`). */
  when: {
    [k: string]: number;
  };
}
/** The report on a finished game. */
export interface TableReport {
  table: Brief;
  report: Report;
  /** From the first entry of its log to the last; 0 for a game that was uploaded. */
  seconds: number;
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
  /** What happened, by causes, in order of time. */
  story: ReportChapter[];
  awards: ReportAward[];
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
/** A sentence, or a part of one. */
export interface ReportSaid {
  /** Words: `report-<key>`. */
  key: string;
  /** What is named `who`, `other` or `by` is a seat. */
  args: {
    [k: string]: number | string;
  };
}
/** A moment at which the game was counted, such as the end of a production. */
export interface ReportMoment {
  /** Number of decisions before this moment. */
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
/** A row of a table. */
export interface ReportRow {
  /** Words: `report-row-<key>`. */
  key: string;
  /** By seat and part. */
  cells: number[][];
}
/** Who sold how many of a good, production by production. */
export interface ReportMarket {
  /** The good (words: `report-row-<key>`). */
  key: string;
  /** The productions, as numbers of moments. */
  moments: number[];
  /** Sellers that are no seats (words: `report-row-<code>`). */
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
  /** Number of decisions after which it had happened. */
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
/** Something that happened, with its cause. */
export interface ReportChapter {
  /** Number of decisions after which it had happened. */
  n: number;
  when: {
    [k: string]: number | string;
  };
  /** Sentences that follow each other. */
  said: ReportSaid[];
}
/** Something that is earned in addition to the score. */
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
/** What a house rule shows at the table: a name and a value. */
export interface HouseLine {
  /** Words: `house-<key>`. */
  key: string;
  /** Whose value it is; −1: everybody's. */
  seat: number;
  /** A number, or a code (words: `house-<key>-<value>`). */
  value: number | string;
  /** The number is pounds. */
  money: boolean;
}
/** What the public part of every view has in games with house rules. */
export interface HousePublic {
  /** What house rules show to everybody; missing without house rules. */
  house?: HouseLine[];
}
/** What the own part of every view has in games with house rules. */
export interface HouseOwn {
  /** What house rules show to this viewer alone; missing without house rules. */
  house_own?: HouseLine[];
}
/** A number by which the seat is judged, now and after a plan (words: `hint-figure-<key>`). */
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
/**
 * What a plan brings when bots play on from it, in pounds or points: means over the same games for all plans.
 *
 *     In 99 of 100 such figures the true mean is within the spread.
 */
export interface PlanWorth {
  /** The lead over the best rival at the end; without rivals the score. */
  lead: number;
  spread: number;
  /** The score of the seat at the end. */
  own: number;
  /** That of its best rival; null if it has none. */
  rival: number | null;
  games: number;
  /** The lead minus that of what was played; in a hint minus that of the best plan. */
  gap: number;
  gap_spread: number;
  /** The gap is larger than its spread. */
  clear: boolean;
  /** The part of the gap that is the seat's own score. */
  own_gap: number;
}
/** What a bot would do in the asker's place, to the end of the turn or until something hidden shows. */
export interface HintPlan {
  moves: MoveData[];
  /** Null if no bot looks ahead in this game, or if there is nothing to compare. */
  worth: PlanWorth | null;
  /** How much less than the best plan it clearly brings, in pounds or points; null: unknown. */
  behind: number | null;
  figures: HintFigure[];
  /** The figures are those after the next production, as the forecast says it; else those after the plan. */
  sold: boolean;
  /** Parts of one sentence, the most important first; never empty. */
  reasons: HintReason[];
  /** For each move, numbers of its moment that its words need, such as a price; usually none. */
  words: {
    [k: string]: number;
  }[];
}
/** An answer to "what would you do here?". */
export interface Hint {
  version: number;
  bot: string;
  /** Number of games in which the plans were compared. */
  games: number;
  /** The usual number of games; a request may ask for more. */
  most: number;
  /** The best one first, three at most. */
  plans: HintPlan[];
}
/** One item of what moves bring or cost (words: `guide-sum-<key>`). */
export interface GuideSum {
  key: string;
  /** In pounds if the game counts money, else a number of things; negative for what is spent. */
  amount: number;
  args: {
    [k: string]: number | string;
  };
}
/** What a guided game suggests next. */
export interface Suggestion {
  version: number;
  bot: string;
  /** The topic that it shows; empty if it shows none. */
  topic: string;
  /** How much less than the bot's best plan it is expected to bring, in pounds or points; null: unknown. */
  behind: number | null;
  /** To the end of the turn, or until something hidden shows. */
  moves: MoveData[];
}
/** What some moves of a plan bring, and why they are good. */
export interface Explained {
  version: number;
  figures: HintFigure[];
  /** The figures are those after the next production, as the forecast says it; else those after the plan. */
  sold: boolean;
  /** Item by item, compared with doing nothing; a total comes last, if there is one. */
  sums: GuideSum[];
  /** What is said of the sums: when a plan pays, what it buys (words: `guide-note-<key>`). */
  notes: HintReason[];
  /** Parts of one sentence, the most important first; may be empty. */
  reasons: HintReason[];
  /** For each move, numbers of its moment that its words need, such as a price; usually none. */
  words: {
    [k: string]: number;
  }[];
}
/** A decision that clearly cost something, judged by what its seat could know then. */
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
  /** How much larger the lead at the end is with the better plan, in pounds or points (`PlanWorth.gap`). */
  cost: number;
  /** The spread of the cost. */
  spread: number;
  /** How much more the seat itself has at the end with the better plan. */
  own: number;
  /** How much more its best rival has: `own` − `rival` is the cost. Null if it has none. */
  rival: number | null;
  /** Number of games in which both were played on. */
  games: number;
  /** The figures of the seat that differ: `was` by what was played, `now` by what was better. */
  changes: HintFigure[];
}
/** The most expensive decisions of a seat in a finished game, as far as they are found. */
export interface Review {
  seat: Seat;
  state: 'done' | 'failed' | 'running';
  /** Suspects examined so far. */
  weighed: number;
  /** Suspects in total; 0 while searching. */
  suspects: number;
  /** Number of games for each decision. */
  games: number;
  /** Decisions that cost less than this are not reported. */
  dear: number;
  /** At most three, the most expensive first; empty if no decision clearly cost something. */
  decisions: DearDecision[];
}
/** What the seat could do at a moment, or what it did. The gap of its worth is to what was played. */
export interface Candidate {
  moves: MoveData[];
  /** Null if no bot looks ahead in this game, or if there is nothing to compare. */
  worth: PlanWorth | null;
  /** How much less than the best plan it clearly brings, in pounds or points; null: unknown. */
  behind: number | null;
  figures: HintFigure[];
  /** The figures are those after the next production, as the forecast says it; else those after the plan. */
  sold: boolean;
  /** Parts of one sentence, the most important first; never empty. */
  reasons: HintReason[];
  /** For each move, numbers of its moment that its words need, such as a price; usually none. */
  words: {
    [k: string]: number;
  }[];
  /** It was played in the game. */
  played: boolean;
}
/** The candidates of one moment, as far as they are found. */
export interface Analysis {
  n: number;
  /** The seat that decides there. */
  seat: Seat;
  state: 'done' | 'failed' | 'running';
  /** Number of legal moves; 0 while the candidates are being found. */
  choices: number;
  /** Number of games in which all candidates were compared so far. */
  games: number;
  /** Number of games when it is done. */
  wanted: number;
  /** Number of games up to which a request can deepen it. */
  most: number;
  /** The one with the largest lead first. Empty until they are found. */
  candidates: Candidate[];
}
/** What the moves of a try bring, compared with what was played, in the games of its moment. */
export interface TryWorth {
  /** Null if no bot looks ahead in this game. */
  worth: PlanWorth | null;
}
/** A small position with one task (words: `lesson-<id>` and keys that begin with it). */
export interface LessonBrief {
  id: string;
  game: string;
  ruleset: string;
  /** The approximate time it takes. */
  seconds: number;
  /** The line of the rule book that it is about. */
  rule: string;
  /** The parts of the table that are highlighted. */
  lit: string[];
  /** The figures that the list of tries shows (words: `figure-<key>`). */
  shown: string[];
  /** Figures that are told from the beginning, as they stand. */
  holds: string[];
  /** What a value of this figure would bring is hidden until it was tried; empty: nothing is hidden. */
  covers: string;
}
/** The result of a try. */
export interface LessonTry {
  snapshot: Snapshot;
  solved: boolean;
  /** All decisions of the task have been made. */
  ended: boolean;
  /** The known mistake that was made; empty for another one (words: `lesson-<id>-<mistake>`). */
  mistake: string;
  figures: {
    [k: string]: number;
  };
}
/** Who will sit at a seat of a new table. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  /** The bot's id; the usual bot of the game by default. */
  bot?: string | null;
  /** The name of a person who plays on this device (`me`); the person's own name by default. */
  name?: string | null;
}
/** `POST /me` */
export interface NameBody {
  name: string;
}
/** `POST /carry` */
export interface CarryBody {
  /** The code of a seat link; spaces, dashes and case do not matter. */
  code: string;
  /** Confirms that the guest of this browser is given up. */
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
  /** The text of a position in which the game begins; it determines ruleset, seats and options. */
  position?: string;
  /** The table is listed for its own players only. */
  unlisted?: boolean;
  /** Null for an unhurried game. */
  pace?: Pace | null;
  /** The game counts for the ratings of its players. */
  rated?: boolean;
  /** Only invited people may sit down. */
  invited?: boolean;
  chat?: boolean;
}
/** `POST /positions` */
export interface PositionBody {
  text: string;
}
/** `POST /tables/{id}/sit` */
export interface SitBody {
  seat: number;
  /** The name of a person who plays on the same device; without it the asker sits down. */
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
/** `POST /tables/{id}/undo`, `/rules` and `/take-back` */
export interface ChangeBody {
  version: number;
  key: string;
}
/** `POST /tables/{id}/standing-answers` */
export interface StandingAnswerBody {
  question: string;
  /** Null revokes the answer. */
  answer?: string | null;
}
/** `POST /tables/{id}/hand-over` */
export interface HandOverBody {
  version: number;
  key: string;
  seat: number;
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
/** `POST /lessons/{game}/{lesson}` and the routes below it. */
export interface LessonBody {
  /** All moves of the try so far: the server keeps no state. */
  done?: (string | SentMove)[];
  /** The moves that the request is about. */
  moves?: (string | SentMove)[];
}
/** `POST /tables/{id}/analysis/{n}` and the routes below it. */
export interface AnalysisBody {
  /** All moves of the try so far, after the first n decisions of the game: the server keeps no state. */
  done?: (string | SentMove)[];
  /** The moves that the request is about. */
  moves?: (string | SentMove)[];
  games?: number;
}
/** `POST /tables/{id}/outlook` and `/answers`: after these moves, or as the table stands. */
export interface OutlookBody {
  version: number;
  moves?: (string | SentMove)[];
}
/** `POST /tables/{id}/hint` */
export interface HintBody {
  version: number;
  games?: number;
}
/** Something that a guided game shows once: moves of these kinds, with one of these values of each argument. */
export interface TopicBody {
  name: string;
  kinds: string[];
  args?: {
    [k: string]: string[];
  };
}
/** `POST /tables/{id}/guide` */
export interface GuideBody {
  version: number;
  /** What the learner has not seen yet, in the order of the guide. */
  topics?: TopicBody[];
  /** The guide ends soon: showing a topic may cost more than usual. */
  pressing?: boolean;
}
/** `POST /tables/{id}/explain` */
export interface ExplainBody {
  version: number;
  moves: (string | SentMove)[];
}
/** `POST /tables/{id}/review` */
export interface ReviewBody {
  seat: number;
  games?: number;
}
