/** What server and client say to each other. The contract is docs/reference/wire.md; this file follows it line by line. */

export type Seat = number;
export type Args = Record<string, string | number | boolean | null>;

export interface Me {
  id: string | null;
  name: string | null;
}

export interface RuleOption {
  key: string;
  kind: 'choice';
  values: string[];
  default: string;
}

export interface BotChoice {
  id: string;
  /** The most it may think about a turn. */
  seconds: number;
}

/** Two choices (`key=value`) that do not go together: the second is excluded by the first, or needed by it and missing. */
export interface Clash {
  first: string;
  second: string;
  /** Of the error that says so. */
  key: string;
  needed: boolean;
}

/** What the game's events and reasons are made of: the kind of each argument, and what several alike must share to be told as one. */
export interface Told {
  kinds: Record<string, string>;
  many: Record<string, string[]>;
}

export interface Ruleset {
  id: string;
  game: string;
  seats: number[];
  minutes: number;
  reconstructed: boolean;
  rules_rev: number;
  options: RuleOption[];
  clashes: Clash[];
  /** Where the page of a game lies that this client does not draw itself. */
  page: string | null;
  told: Told;
  bots: BotChoice[];
}

export interface SeatBrief {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  bot?: string | null;
  online: boolean;
}

export interface Brief {
  id: string;
  name: string;
  ruleset: string;
  options: Record<string, string>;
  state: 'open' | 'running' | 'finished' | 'archived';
  created: string;
  updated: string;
  seats: SeatBrief[];
  /** Own seat, −1 for somebody who only watches. */
  you: Seat;
  to_move: Seat;
  turn: number;
  progress: number;
  winners: Seat[];
  /** Played by other rules than the server has: listed, its log shown, but neither played nor replayed. */
  pinned: boolean;
}

export interface Tables {
  mine: Brief[];
  open: Brief[];
  running: Brief[];
  finished: Brief[];
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
}

export interface NewTable {
  ruleset: string;
  name?: string;
  options: Record<string, string>;
  seats: SeatWish[];
}

export interface Reason {
  key: string;
  args: Args;
  rule: string;
}

export interface Event {
  key: string;
  args: Args;
  seat: Seat;
}

export interface Step {
  n: number;
  seat: Seat;
  move: string;
  turn: number;
}

export interface LogEntry {
  version: number;
  at: string;
  seat: Seat;
  kind: 'move' | 'undo' | 'sit' | 'leave' | 'start' | 'note';
  undone: boolean;
  events: Event[];
  /** How many decisions of the game stand after this entry; lets a click on the log show that moment. */
  n?: number;
}

export interface Ack {
  version: number;
  repeated: boolean;
}

/** Every game has its own view; only these keys are common. The game's component knows the rest. */
export type View = any;

export interface Snapshot {
  table: Brief;
  version: number;
  view: View | null;
  log: LogEntry[];
  can_undo: boolean;
  record: boolean;
}

export interface Update {
  kind: 'update';
  version: number;
  table?: Brief;
  set: Record<string, unknown>;
  log: LogEntry[];
  undone: number[];
  can_undo: boolean;
  record: boolean;
}

export interface Fault {
  key: string;
  args?: Args;
}

export type LiveMessage =
  | { kind: 'snapshot'; snapshot: Snapshot }
  | Update
  | { kind: 'presence'; online: boolean[] }
  | { kind: 'error'; error: Fault }
  | { kind: 'pong' };

export interface Tried {
  view: View;
  events: Event[];
}

export interface Moment {
  n: number;
  view: View;
  events: Event[];
}
