// What server and client say about play at a distance, made by `make types`; do not edit.
// It follows src/arktable/server/wire/distance and distance_routes.

export type Seat = number;

/** Whether a way to sign in works at the address that the browser uses. */
export interface WayIn {
  on: boolean;
  /** Why not: `needs-extra`, `needs-https`, `needs-localhost`, `other-address` (words: `sign-in-off-<reason>`). */
  reason?: string;
  /** Where it works. */
  address?: string;
}
/** The ways to sign in (`GET /sign-in`). */
export interface WaysIn {
  passkey: WayIn;
  password: WayIn;
  /** Tables at which the asking guest sits; they can be brought along. 0 for players. */
  tables: number;
  /** The name of the asking guest; empty for players and visitors. */
  name: string;
  password_least: number;
  password_most: number;
}
/** Whether somebody can have a name (`POST /names`). */
export interface NameCheck {
  /** As it would be written. */
  name: string;
  free: boolean;
  /** Why not: key and arguments of an error. */
  fault?: {
    [k: string]: unknown;
  } | null;
  /** Names like it that are free. */
  offers?: string[];
}
/** A passkey of a player. */
export interface Passkey {
  id: string;
  label: string;
  created: string;
  /** Empty if it was not used yet. */
  used: string;
  /** It is kept by the maker of the device, too. */
  backed_up: boolean;
}
/** A browser that is signed in. */
export interface OpenSession {
  id: string;
  browser: string;
  system: string;
  /** A part of its address; `local` for the own network; empty if it is not known or was deleted. */
  network: string;
  created: string;
  used: string;
  /** This browser. */
  here: boolean;
}
/** The person who asks (`GET /account`). */
export interface Account {
  /** Null for a visitor without a session. */
  id: string | null;
  name: string;
  state: 'banned' | 'guest' | 'player' | 'visitor';
  role?: string;
  created?: string;
  zone?: string;
  locale?: string;
  hides_presence?: boolean;
  has_password?: boolean;
  passkeys?: Passkey[];
  /** Recovery codes that were not used. */
  codes_left?: number;
}
/** The answer when somebody has signed in, or has become a player. */
export interface Signed {
  account: Account;
  /** Recovery codes, only in this answer. */
  codes?: string[];
}
/** A code with which another device signs in (`POST /device`). */
export interface DeviceCode {
  /** Two groups of four letters, only in this answer. */
  code: string;
  expires: string;
  link: string;
  /** Modules of the picture on each side. */
  qr_size: number;
  /** Its dark modules as the path of an SVG. */
  qr: string;
  /** False: the link has an address of this device, which others cannot open. */
  reachable: boolean;
}
/** What has become of the code of this browser (`GET /device`). */
export interface DeviceState {
  /** `asked`: a device has typed it and waits. `none`: there is no code, or it is over. */
  state: 'allowed' | 'asked' | 'none' | 'open';
  expires?: string;
  agent?: string;
  network?: string;
  /** Three shapes of seats, which the other device shows too. */
  signs?: number[];
}
/** What a device is told that has typed a code (`POST /device/ask`, `POST /device/wait`). */
export interface DeviceAnswer {
  state: 'asked' | 'done' | 'over';
  /** Sent with every `POST /device/wait`. */
  secret?: string;
  signs?: number[];
}
/** A feature of the server (`GET /features`). */
export interface Feature {
  on: boolean;
  /** Why it is off (words: `feature-<reason>`); empty if it is on. */
  reason?: string;
}
/** Who sits at a table, and how they ended. Presence is not told. */
export interface GameSeat {
  seat: Seat;
  /** A `player` has a page (`GET /people/{name}`). */
  who: 'bot' | 'former' | 'guest' | 'open' | 'player';
  name?: string;
  /** The bot that plays: of a bot's seat, or for a person. */
  bot?: string;
  /** From 1 when the game is over; 0 if it is not known. */
  place?: number;
  score?: number | null;
  /** `resigned`, or `time`. */
  out?: string;
}
/** A game of a person. */
export interface Game {
  id: string;
  name: string;
  ruleset: string;
  options: {
    [k: string]: string;
  };
  seats: GameSeat[];
  /** The seats of the person of the page. */
  mine: Seat[];
  /** The time of its last change; when it is over, its end. */
  updated: string;
  to_move?: Seat;
  /** The asker has to decide. Never on the page of another person. */
  your_turn?: boolean;
  /** When the clock of the player who has to decide runs out; empty without a clock. */
  flag?: string;
  turn?: number;
  progress?: number;
  /** `unhurried`, `live` or `days`. */
  pace?: string;
  rated?: boolean;
  /** How it ended, if not by its rules. */
  ended?: string;
  /** The place of the person; 0 with several seats, or if it is not known. */
  place?: number;
}
/** An invitation that was not answered. */
export interface Invited {
  game: Game;
  by: string;
  at: string;
}
/** The tables of the asker (`GET /me/tables`). */
export interface MyTables {
  /** Those where it is the asker's turn first, the most urgent at the top. */
  running: Game[];
  /** Tables that wait for players. */
  waiting: Game[];
  finished: Game[];
  put_away: Game[];
  invitations: Invited[];
  /** All finished ones, with those that are not listed. */
  finished_count: number;
}
/** The next table at which it is the asker's turn (`GET /me/next`). */
export interface NextTable {
  /** Empty if there is none. */
  id: string;
  name: string;
  /** The number of tables at which it is the asker's turn, without the one where they are. */
  count: number;
}
/** The games of a person at a ruleset. */
export interface RecordLine {
  ruleset: string;
  /** Games without opponents. */
  alone: boolean;
  games: number;
  wins: number;
  /** How often first, second, and so on. */
  places: number[];
  /** The best score. */
  best: number | null;
}
/** The games of a person against one opponent: who stood higher. */
export interface Against {
  who: 'bot' | 'former' | 'guest' | 'open' | 'player';
  /** Of a bot its kind. */
  name: string;
  games: number;
  wins: number;
  higher: number;
  lower: number;
  places: number[];
}
/** An award of a person. */
export interface Earned {
  ruleset: string;
  award: string;
  times: number;
  /** When it was earned first. */
  at: string;
  table: string;
}
/** What a person has achieved (`GET /me/record`). Games from a position, or with several own seats, do not count. */
export interface Record {
  name: string;
  /** When the person came to these tables; empty on the page of another person. */
  since: string;
  games: number;
  wins: number;
  rulesets: RecordLine[];
  against: Against[];
  ratings: Rating[];
  steps: RatingStep[];
  awards: Earned[];
}
/** The rating of a player at a ruleset. */
export interface Rating {
  ruleset: string;
  /** Everybody begins at 1000. */
  value: number;
  /** The true strength lies within this of `value` in 19 of 20 cases. */
  spread: number;
  games: number;
  /** It is not sure enough yet to be compared. */
  provisional?: boolean;
}
/** The rating of a player after a game. */
export interface RatingStep {
  ruleset: string;
  /** The table; empty if the asker may not know it. */
  table: string;
  seat: Seat;
  at: string;
  place: number;
  value: number;
  spread: number;
  change: number;
}
/** The page of a player (`GET /people/{name}`), from public tables only. */
export interface PublicPlayer {
  record: Record;
  /** The latest first. */
  results: Game[];
  /** The page of the asker. */
  you: boolean;
}
/** An offer that stands. */
export interface OfferShown {
  /** `end` or `pause`. */
  what: string;
  by: Seat;
  /** The seats that want it, including the one that offered. */
  agreed: Seat[];
}
/** Somebody who asks to step in. */
export interface Asking {
  account_id: string;
  name: string;
}
/** A seat whose clock has run out, or for which a bot plays. */
export interface MissingSeat {
  seat: Seat;
  /** By the seat of the voter: `bot`, `time`, `end`, `wait` or `substitute:<account>`. */
  votes: {
    [k: string]: string;
  };
  voters: Seat[];
  /** People who ask to step in. */
  asking: Asking[];
}
/** `GET /tables/{id}/proposals` */
export interface Proposals {
  offer: OfferShown | null;
  missing: MissingSeat[];
}
/** A player in the list of a ruleset. */
export interface RatedPlayer {
  name: string;
  rating: Rating;
  you?: boolean;
}
/** The fixed place of a bot. */
export interface RatedBot {
  bot: string;
  value: number;
}
/** The players of a ruleset (`GET /ratings/{ruleset}`). */
export interface RatingList {
  ruleset: string;
  /** The best first. */
  rated: RatedPlayer[];
  /** Players with too few games, the best first. */
  provisional: RatedPlayer[];
  bots: RatedBot[];
}
/** A line of the chat. */
export interface ChatLine {
  n: number;
  /** −1 for a spectator. */
  seat: Seat;
  name: string;
  /** Plain text; it may have several lines. Empty if it was hidden. */
  text: string;
  at: string;
  /** A moderator has hidden it. */
  is_hidden?: boolean;
}
/** `GET /tables/{id}/chat` */
export interface Chat {
  /** Lines can be written. */
  is_on: boolean;
  lines: ChatLine[];
}
/** `GET /tables/{id}/note`, and the body of `POST` */
export interface Note {
  text: string;
}
/** `POST /account`: the settings to change. */
export interface AccountBody {
  zone?: string | null;
  locale?: string | null;
  hides_presence?: boolean | null;
}
/** `POST /password` */
export interface PasswordBody {
  password: string;
  current?: string;
  /** Of a guest: the name to have as a player. */
  name?: string;
}
/** `POST /passkeys/{id}` */
export interface PasskeyNameBody {
  label: string;
}
/** `POST /device/allow` */
export interface DeviceAllowBody {
  allow: boolean;
}
/** `POST /me/delete` */
export interface DeleteBody {
  /** The own name, to confirm it. */
  name: string;
}
/** `POST /tables/{id}/give-time` */
export interface GiveTimeBody {
  version: number;
  key: string;
  seat: number;
  seconds: number;
}
/** `POST /tables/{id}/zone` */
export interface ZoneBody {
  zone: string;
}
/** `POST /vacations` */
export interface VacationBody {
  first: string;
  last: string;
  zone?: string;
}
/** `POST /vacations/end` */
export interface EndVacationBody {
  first: string;
}
/** `POST /tables/{id}/rematch` */
export interface RematchBody {
  /** Everybody sits one seat on, the last one first. */
  turned?: boolean;
}
/** `POST /tables/{id}/offer` */
export interface OfferBody {
  version: number;
  key: string;
  what: 'end' | 'pause';
}
/** `POST /tables/{id}/reply` */
export interface ReplyBody {
  version: number;
  key: string;
  agrees: boolean;
}
/** `POST /tables/{id}/vote` */
export interface VoteBody {
  version: number;
  key: string;
  seat: number;
  /** `bot`, `time`, `end`, `wait` or `substitute:<account>`. */
  choice: string;
}
/** `POST /tables/{id}/step-in` */
export interface StepInBody {
  seat: number;
}
/** `POST /names` */
export interface NameCheckBody {
  name: string;
}
/** `POST /sign-in` */
export interface SignInBody {
  name: string;
  password: string;
  /** Everything of the asking guest moves to the player. */
  bring?: boolean;
}
/** `POST /recovery/use` */
export interface RecoveryBody {
  name: string;
  code: string;
  bring?: boolean;
}
/** `POST /sign-out` */
export interface SignOutBody {
  /** A guest signs out, and cannot come back. */
  leave?: boolean;
}
/** `POST /passkey/new` */
export interface PasskeyNewBody {
  /** Of a guest: the name to have as a player. */
  name?: string;
}
/** `POST /passkey/new/done` */
export interface PasskeyMadeBody {
  credential: {
    [k: string]: unknown;
  };
  label?: string;
}
/** `POST /passkey/in/done` */
export interface PasskeyInBody {
  credential: {
    [k: string]: unknown;
  };
  bring?: boolean;
}
/** `POST /device/ask` */
export interface DeviceAskBody {
  code: string;
}
/** `POST /device/wait` */
export interface DeviceWaitBody {
  code: string;
  secret: string;
  bring?: boolean;
}
/** `POST /tables/{id}/chat` */
export interface ChatBody {
  room: 'players' | 'spectators';
  text: string;
}
