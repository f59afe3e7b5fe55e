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
/** A ban, as the banned person reads it. */
export interface Ban {
  /** As the moderator wrote it. */
  reason: string;
  /** Empty: for good. */
  until: string;
  may_answer: boolean;
}
/** `GET /ban` */
export interface MyBan {
  ban: Ban | null;
}
/** A report in the list of moderators. */
export interface ReportBrief {
  id: string;
  /** `insult`, `name`, `cheating`, `other`, or `answer` for that of a banned person. */
  kind: string;
  by: string;
  about: string;
  /** The id of the table; empty if none. */
  table: string;
  table_name: string;
  ruleset: string;
  at: string;
  state: string;
}
/** `GET /moderation/reports` */
export interface ReportList {
  reports: ReportBrief[];
}
/** A line around the reported one. */
export interface ReportedLine {
  n: number;
  seat: number;
  name: string;
  /** Empty for the reported line, which is shown on request, and for hidden lines. */
  text: string;
  at: string;
  is_reported: boolean;
  is_hidden: boolean;
}
/** A line of the trail. */
export interface Deed {
  id: string;
  at: string;
  /** `read`, `hide`, `close-table`, `ban`, `lift`, `close`, `moderator`, `no-moderator` (words: `deed-<what>`). */
  what: string;
  /** The moderator; empty for the terminal of the server. */
  by: string;
  whom: string;
  table: string;
  report: string;
  reason: string;
  until: string;
}
/** What moderators see of a person: no address, no mail. */
export interface PersonFacts {
  name: string;
  state: string;
  since: string;
  /** Finished games. */
  games: number;
  reported: number;
  upheld: number;
  reports: number;
  reports_upheld: number;
  /** Measures about this person, the latest first. */
  deeds: Deed[];
}
/** `GET /moderation/reports/{id}` */
export interface ReportShown {
  report: ReportBrief;
  text: string;
  room: string;
  line: number;
  /** At most three before the reported one and three after. */
  lines: ReportedLine[];
  /** The person who is reported, and the one who reports. */
  people: PersonFacts[];
}
/** `POST /moderation/reports/{id}/line` */
export interface LineText {
  text: string;
}
/** A ban in force. */
export interface BanShown {
  account: string;
  name: string;
  by: string;
  at: string;
  until: string;
  reason: string;
  /** The report with the answer that nobody has read; empty if none, or if another moderator reads it. */
  answer: string;
}
/** `GET /moderation/bans` */
export interface BanList {
  bans: BanShown[];
}
/** `GET /moderation/trail` */
export interface Trail {
  deeds: Deed[];
  count: number;
}
/** `GET /privacy`: how long what is kept, in days. */
export interface Privacy {
  /** A browser that was not used. */
  sessions_days: number;
  /** A part of the address of a browser after its last use. */
  addresses_days: number;
  /** Chat of finished games, and reports that were dealt with. */
  chat_days: number;
  /** Notices after they were sent. */
  notices_days: number;
  /** A name that was given up. */
  names_days: number;
}
/** A way to notify a person, as its owner sees it. */
export interface Channel {
  id: string;
  kind: 'feed' | 'mail' | 'push' | 'webhook';
  /** Where it leads, as far as it is shown: the mail address, the host of a webhook, the browser. */
  shown: string;
  state: 'on' | 'paused' | 'unconfirmed';
  /** By kind of notice: whether it is sent. */
  wants: {
    [k: string]: boolean;
  };
  made: string;
  /** Of a webhook: `json`, `discord` or `slack`. */
  format?: string;
  /** Of a mail address: one mail a day lists the tables that wait, instead of a mail for each turn. */
  daily?: boolean;
  /** When a notice last arrived; for a feed when it was last read. */
  used?: string;
  /** Failures in a row. */
  failures?: number;
  /** The last failure, with a number if there is one: `http 500` (words: `channel-error-<first word>`). */
  error?: string;
}
/** `GET /channels` */
export interface Channels {
  channels: Channel[];
  /** How many channels a person may have. */
  most: number;
  /** The kinds of notices. */
  kinds: string[];
}
/** A new channel, with what is shown only once (`POST /channels`). */
export interface ChannelMade {
  channel: Channel;
  /** Of a webhook with JSON: the key of its signatures. */
  secret?: string;
  atom?: string;
  /** Of a feed: its addresses. */
  ics?: string;
}
/** `POST /tables/{id}/remind` */
export interface Reminded {
  /** When the asker may remind the same player again. */
  again: string;
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
  /** When a bot plays on without a decision; empty if that does not happen. */
  by?: string;
}
/** `GET /tables/{id}/proposals` */
export interface Proposals {
  offer: OfferShown | null;
  missing: MissingSeat[];
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
/** `POST /tournaments` */
export interface NewTournament {
  name: string;
  ruleset: string;
  /** `all`: everybody meets everybody. */
  kind: 'all' | 'swiss';
  /** At a table; some tables may have one less. */
  seats: number;
  options?: {
    [k: string]: string;
  };
  /** Entrants at most; 20 if everybody meets everybody. */
  most?: number;
  /** Of a Swiss tournament. If everybody meets everybody, the number follows from that of the entrants. */
  rounds?: number;
  /** After so many days the next round opens even if tables are unfinished; 0: it waits for them. */
  round_days?: number;
  pace?: Pace | null;
  rated?: boolean;
  /** Vacations stop clocks at its tables. */
  vacation?: boolean;
}
/** How much time the players of a table have. */
export interface Pace {
  kind?: 'days' | 'live' | 'unhurried';
  bank?: number;
  increment?: number;
  window?: [number, number] | null;
  at_zero?: 'bot' | 'decide' | 'wait';
  vacation?: boolean;
}
/** A tournament as lists show it. */
export interface TournamentBrief {
  id: string;
  name: string;
  ruleset: string;
  options: {
    [k: string]: string;
  };
  /** `swiss`, or `all` if everybody meets everybody. */
  kind: string;
  seats: number;
  /** `open`, `running`, `finished` or `closed`. */
  state: string;
  entrants: number;
  most: number;
  /** 0 for a round robin that has not begun. */
  rounds: number;
  /** The present round, 0 before the first. */
  round: number;
  round_days: number;
  pace: Pace | null;
  rated: boolean;
  vacation: boolean;
  owner: string;
  created: string;
  /** The asker has set it up. */
  is_yours: boolean;
  /** From 0 to 1. */
  progress: number;
  /** When the present round ends at the latest; empty if it has no date. */
  closes?: string;
  /** The number of the asker among the entrants, −1 if they do not take part. */
  you?: number;
  /** Of the asker; 0 if they do not take part, or if it has not begun. */
  place?: number;
  /** The table at which the asker plays in this round. */
  table?: string;
  table_number?: number;
  /** Who is to move there; empty if the game is over. */
  waits_for?: string;
  is_your_turn?: boolean;
  /** The asker sits out in this round. */
  sits_out?: boolean;
  /** Why the asker cannot enter: the key of an error; empty if they can. */
  why_not?: string;
  /** Of a tournament that is over: the first three. */
  leaders?: string[];
}
/** `GET /tournaments`; those of the asker that are not over are in `mine` only. */
export interface TournamentLists {
  mine: TournamentBrief[];
  open: TournamentBrief[];
  running: TournamentBrief[];
  finished: TournamentBrief[];
  /** Why the asker cannot set up another one: the key of an error; empty if they can. */
  why_no_new?: string;
}
/** What an entrant got in a round. */
export interface RoundResult {
  round: number;
  /** Its number in the round; 0 for somebody who sat out. */
  table: number;
  /** 0 while the game runs. */
  place?: number;
  points?: number;
}
/** A line of the standings. Entrants are numbered in the order in which they entered. */
export interface StandingRow {
  entrant: number;
  name: string;
  /** Empty for a person. */
  bot: string;
  withdrawn: boolean;
  place: number;
  points: number;
  /** The points of all whom they met, scaled to full tables. */
  opponents: number;
  /** The mean share of the score of a table, from 0 to 1. */
  share: number;
  wins: number;
  /** The last tie-break; the lower one is before. */
  lot: number;
  rounds: RoundResult[];
}
/** An entrant at a table of a round. */
export interface TournamentSeat {
  entrant: number;
  name: string;
  place?: number;
  points?: number;
  score?: number | null;
}
/** A table of a round, by seat. */
export interface TournamentTable {
  n: number;
  seats: TournamentSeat[];
  /** Empty while its round is not open. */
  id?: string;
  is_over?: boolean;
  progress?: number;
  turn?: number;
  /** The seat that is to move, −1 for none. */
  to_move?: number;
  /** When it last changed. */
  since?: string;
}
/** A round. */
export interface TournamentRound {
  n: number;
  tables: TournamentTable[];
  /** Who sits out. */
  out: TournamentSeat[];
  /** Empty for a round that is only planned. */
  opened?: string;
  closes?: string;
  closed?: string;
}
/** `GET /tournaments/{id}` */
export interface Tournament {
  brief: TournamentBrief;
  standings: StandingRow[];
  /** Those of a round robin are all known from the start. */
  rounds: TournamentRound[];
  /** The points of the places at a full table. */
  scale: number[];
  /** The points of somebody who sits out. */
  bye: number;
  /** From which meetings and lots were drawn; empty before the start. */
  seed: string;
  /** What the asker may do: `enter`, `leave`, `start`, `next`, `close`, `bots`. */
  may: string[];
  /** When the organiser can end the round at the earliest. */
  next_from?: string;
  /** Whom the asker meets in the next round, if that is known. */
  you_next?: string[];
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
/** `POST /moderation/reports/{id}/close` */
export interface CloseBody {
  reason?: string;
}
/** `POST /moderation/hide` */
export interface HideBody {
  table: string;
  room: 'players' | 'spectators';
  line: number;
  reason: string;
  /** The report that is dealt with by it. */
  report?: string;
}
/** `POST /moderation/close-table` */
export interface CloseTableBody {
  table: string;
  reason: string;
  report?: string;
}
/** `POST /moderation/bans`: the person whom a report is about, or the player of a name. */
export interface BanBody {
  reason: string;
  /** 0: for good. */
  days: number;
  report?: string;
  name?: string;
}
/** `POST /moderation/bans/{account}/lift` */
export interface LiftBody {
  reason: string;
}
/** `POST /channels` */
export interface ChannelBody {
  kind: 'feed' | 'mail' | 'push' | 'webhook';
  /** The mail address, or the address of the webhook or push service. */
  address?: string;
  format?: 'discord' | 'json' | 'slack';
  /** With `auth`: the keys of a push subscription, in base64url. */
  p256dh?: string;
  auth?: string;
  /** Of a push subscription: a name for the browser; by default the one that it sends. */
  label?: string;
  locale?: string;
  /** Language and time zone, if the account has none. */
  zone?: string;
}
/** `POST /channels/{id}`: what is to change. */
export interface ChannelChangeBody {
  wants?: {
    [k: string]: boolean;
  } | null;
  daily?: boolean | null;
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
/**
 * `POST /reports`: about who sits at a table (`table`, `seat`), who wrote a line (`table`, `room`, `line`), or a
 *     player (`name`).
 */
export interface ReportBody {
  text: string;
  kind?: 'cheating' | 'insult' | 'name' | 'other';
  table?: string;
  seat?: number | null;
  room?: '' | 'players' | 'spectators';
  line?: number;
  name?: string;
}
/** `POST /reports/answer`: of a banned person, once for each ban. */
export interface AnswerBody {
  text: string;
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
/** `POST /tournaments/{id}/enter` */
export interface EnterBody {
  /** Of the organiser: let so many bots enter instead. */
  bots?: number;
  /** Which one; the usual bot of the game by default. */
  bot?: string;
}
/** `POST /tournaments/{id}/leave` */
export interface LeaveBody {
  /** Of the organiser: remove this entrant, before the start. */
  name?: string;
}
