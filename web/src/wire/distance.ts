// What server and client say about play at a distance, made by `make types`; do not edit.
// It follows src/arktable/server/wire/distance and distance_routes.

export type Seat = number;
/** Every game has its own view: games/<game>/wire.ts. */
export type View = any;

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
/** A bot account as its owner sees it. */
export interface BotAccount {
  id: string;
  /** With the mark by which everybody knows it as a bot. */
  name: string;
  made: string;
  /** When its token was made; empty if it has none. */
  token: string;
  /** When a program last used the token, within five minutes; empty if none did. */
  used: string;
}
/** The bot accounts of the person who asks (`GET /me/bots`). */
export interface OwnBots {
  bots: BotAccount[];
  /** Bot accounts that a person may have. */
  most: number;
  /** Letters that a name may have, without the mark. */
  letters: number;
  /** A new token, only in the answer to the request that made it. */
  token?: string;
}
/** What a program may do; what exceeds it is refused with 429 and `Retry-After`. */
export interface BotLimits {
  /** Requests in ten seconds. */
  requests: number;
  /** Streams at the same time. */
  streams: number;
  /** Seconds after which a stream without news sends an empty line. */
  alive: number;
  /** Seconds without reading after which a stream is closed. */
  send: number;
}
/** The bot account of a token (`GET /bot/account`). */
export interface BotSelf {
  id: string;
  name: string;
  /** The name of its owner; empty if it was made at the terminal of the server. */
  owner: string;
  protocol: number;
  limits: BotLimits;
}
/** A table in a message to a program. */
export interface BotTable {
  id: string;
  name: string;
  ruleset: string;
  options: {
    [k: string]: string;
  };
  /** `open`, `running` or `finished`. */
  state: string;
  /** Who sits there; empty for an open seat. */
  seats: string[];
  /** The seat of the bot account; −1 if it has none. */
  seat: number;
  /** Null for an unhurried game. */
  pace: Pace | null;
  /** A bot of the server plays for the bot account; `take-back` ends that. */
  handed_over?: boolean;
  /** The host has changed what was agreed, and the game does not begin before the bot account agrees. */
  must_agree?: boolean;
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
/** A message of `GET /bot/events`: somebody invites the bot account. */
export interface BotInvitation {
  type?: 'invitation';
  table: BotTable;
  by: string;
  /** The owner of the bot account invites. */
  by_owner: boolean;
}
/** A message of `GET /bot/events` about a table at which the bot account sits, or to which it was invited. */
export interface BotNews {
  /**
   * `seated`: it sits at a table that waits for players. `withdrawn`: an invitation no longer stands, because it was
   * answered, withdrawn, or the game has begun.
   */
  type: 'game-over' | 'game-start' | 'seated' | 'turn' | 'withdrawn';
  table: BotTable;
  /** Of a game that is over. */
  winners?: number[];
}
/** Days on which the clocks of a person rest, in their own zone; both days are included. */
export interface Vacation {
  first_day: string;
  last_day: string;
  /** It cannot be given up any more. */
  has_begun: boolean;
}
/** `GET /vacations` */
export interface Vacations {
  /** Those that are not over, the first one first. */
  vacations: Vacation[];
  /** Days in a calendar year. */
  most: number;
  /** How many of them are left this year. */
  left: number;
}
/** A feature of the server (`GET /features`). */
export interface Feature {
  on: boolean;
  /** Why it is off (words: `feature-<reason>`); empty if it is on. */
  reason?: string;
}
/** A seat of a table to which somebody is invited. */
export interface InvitationSeat {
  seat: Seat;
  kind: 'bot' | 'open' | 'person';
  name?: string;
  /** The bot that plays there. */
  bot?: string;
  host?: boolean;
  /** The person for whom an open seat is kept; empty for anybody. */
  kept?: string;
  /** When the player sat down; empty if it was with the opening of the table. */
  at?: string;
}
/** What a player agreed to before the host changed it; what was not changed is as it is now. */
export interface FormerTerms {
  options: {
    [k: string]: string;
  };
  pace: Pace | null;
  rated: boolean;
}
/** What was agreed at a table, before one sits down (`GET /tables/{id}/invitation`). */
export interface Invitation {
  id: string;
  name: string;
  ruleset: string;
  /**
   * `full`: every free seat is kept for somebody else. `begun` and `over`: one may watch. `closed`: by the host,
   * before it began.
   */
  state: 'begun' | 'closed' | 'full' | 'open' | 'over';
  /** The name of the host; empty if it is not known. */
  host: string;
  options?: {
    [k: string]: string;
  };
  /** Null for an unhurried game. */
  pace?: Pace | null;
  rated?: boolean;
  /** Only invited people may sit down. */
  invited?: boolean;
  chat?: boolean;
  /** How long such a game takes at one sitting; 0 if that is not known. */
  minutes?: number;
  seats?: InvitationSeat[];
  /** When the game began, or was closed; when the last seat was taken if it is full. */
  since?: string;
  /** The seat of the asker. */
  you?: Seat;
  is_host?: boolean;
  /** Who has invited the asker by name; empty if nobody has. */
  by?: string;
  /** The seat on which the asker would sit down; −1 if there is none for them. */
  seat?: Seat;
  /** Why the asker cannot sit down, as the key of an error; empty if they can. */
  why_not?: string;
  /** It was closed, and the asker can open the same table again (`POST /tables/{id}/rematch`). */
  again?: boolean;
  /** Of the table, for `POST /tables/{id}/agree`. */
  version?: number;
  /** What the asker has agreed to, if the host has changed it and they have not agreed again. */
  former?: FormerTerms | null;
}
/** Somebody who was invited by name; for the host (`GET /tables/{id}/invited`). */
export interface InvitedByName {
  name: string;
  /** The seat that is kept for them, −1 for any. */
  seat: Seat;
  at: string;
  /** `accepted`, `declined`, `removed`, or empty. */
  answer: string;
}
/** An invitation that the asker has not answered (`GET /invitations`). */
export interface OwnInvitation {
  table: Brief;
  by: string;
  at: string;
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
  you: Seat;
  to_move: Seat;
  turn: number;
  progress: number;
  winners: Seat[];
  pinned: boolean;
  changes?: string[];
  yours?: Seat[];
  unlisted?: boolean;
  from_position?: boolean;
  pace?: Pace | null;
  rated?: boolean;
  invited?: boolean;
  chat?: boolean;
  host?: boolean;
  tournament?: string;
  ended?: string;
  lent?: Seat;
  watching?: number;
}
/** Who sits where. */
export interface SeatBrief {
  seat: Seat;
  kind: 'bot' | 'open' | 'person';
  name: string;
  online: boolean;
  bot?: string | null;
  out?: string;
  presence?: SeatPresence | null;
  kept?: string;
  must_agree?: boolean;
  substituted?: boolean;
}
/** Whether a person is at the table, with rounded minutes. Who hides their presence is shown as hidden. */
export interface SeatPresence {
  state?: 'away' | 'here' | 'hidden' | 'near';
  minutes?: number;
}
/** The addresses at which others reach the server (`GET /reach`). */
export interface Reach {
  /** The best first. */
  addresses: string[];
  /** `only-here`: the addresses work on this computer only (words: `reach-<reason>`). */
  reason?: string;
}
/** The link of a table (`GET /tables/{id}/link`). */
export interface TableLink {
  link: string;
  /** The same at other addresses of the server. */
  others: string[];
  /** Modules of the picture on each side. */
  qr_size: number;
  /** Its dark modules as the path of an SVG. */
  qr: string;
  /** `only-here`: it works on this computer only (words: `reach-<reason>`). */
  reason?: string;
}
/** A code for somebody who is to be let in, where the server is by invitation (`POST /welcome`). */
export interface Welcome {
  code: string;
  link: string;
  expires: string;
}
/** Whether the asker may open tables and become a player (`GET /welcome`). */
export interface Admission {
  /** The server is by invitation. */
  by_invitation: boolean;
  is_in: boolean;
  may_invite: boolean;
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
  /**
   * `read`, `hide`, `close-table`, `ban`, `lift`, `close`, `revoke`, `moderator`, `no-moderator`
   * (words: `mod-deed-<what>`).
   */
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
  /** The game of the table counts for ratings, and can be revoked. */
  counts: boolean;
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
/** A condition of an order: it is carried out only if this is true. */
export interface Condition {
  /** The kind of fact and its arguments, such as `price food 2`. */
  fact: string;
  op: 'at-least' | 'at-most' | 'equals' | 'is-not';
  value: number;
}
/** A condition of an order with its state: now, or when the order was stopped. */
export interface ConditionShown {
  fact: string;
  op: 'at-least' | 'at-most' | 'equals' | 'is-not';
  value: number;
  /** Null: there is no such figure, such as the price of a factory that was closed. */
  now: number | null;
  holds: boolean;
}
/** Why an order was stopped. */
export interface Stop {
  /** `condition`, `illegal`, `price`, `hand-over`, `substitute`, `resigned` or `revision`. */
  key: string;
  at: string;
  /** The step at fault, from 0. */
  step?: number;
  /** Why that step is illegal. */
  reason?: Given | null;
  /** What that step brought (or cost, below 0) when the order was left. */
  noted?: number;
  /** What it brings now. */
  now?: number;
  /** By condition: the figure when it was stopped. */
  values?: (number | null)[];
}
/** A reason for the wire. */
export interface Given {
  args: {
    [k: string]: number | string;
  };
  key: string;
  rule: string;
}
/** `GET /tables/{id}/order`: the order of the asking seat. */
export interface Order {
  /** `held`: the turn has come, and the order is carried out within minutes. `done`: it was carried out. */
  state?: 'done' | 'held' | 'left' | 'none' | 'stopped';
  made?: string;
  steps?: MoveData[];
  conditions?: ConditionShown[];
  stop?: Stop | null;
  /** If it is done: the version of the entry that carried it out. */
  version?: number;
}
/** A move for the wire. */
export interface MoveData {
  args: {
    [k: string]: number | string;
  };
  kind: string;
  text: string;
}
/** A kind of fact that the game declares (words: `fact-<name>`). */
export interface FactKindShown {
  name: string;
  /** `seat`, or the name of a kind of code of the game, such as `good`. */
  arguments: string[];
  /** `money` or `number`. */
  unit: string;
}
/** `GET /tables/{id}/facts`: what the conditions of the asking seat can be about. */
export interface FactsShown {
  /** Empty for a game that declares none: it has no orders ahead. */
  kinds: FactKindShown[];
  /** By key of the fact (`price food 2`): its value now, as this seat knows it. */
  values: {
    [k: string]: number;
  };
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
  /** Why the owner of the seat is placed last: `resigned`, `time` or `replaced`. */
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
  /** When a bot plays on without a decision; empty if that does not happen. */
  by?: string;
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
  /** Plain text; it may have several lines. Empty if it was hidden, or its writer is blocked. */
  text: string;
  at: string;
  /** A moderator has hidden it. */
  is_hidden?: boolean;
  /** The reader has blocked who wrote it. */
  is_blocked?: boolean;
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
  /** After this many days the next round opens even if tables are unfinished; 0: it waits for them. */
  round_days?: number;
  pace?: Pace | null;
  rated?: boolean;
  /** Vacations stop clocks at its tables. */
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
/** A public running table. */
export interface Watched {
  table: Brief;
  /** The public part of the view, for a miniature; null if there is none. */
  view: View | null;
}
/** `GET /watch` */
export interface Watch {
  /** Live ones first, then by the number of people who watch. */
  tables: Watched[];
  /** When it was made; it is made again after ten seconds at the earliest. */
  at: string;
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
/** `POST /people/{name}/block` */
export interface BlockBody {
  block?: boolean;
}
/** `POST /tables/{id}/block`: who sits there, or who wrote a line of the chat. */
export interface BlockAtBody {
  seat?: number | null;
  room?: '' | 'players' | 'spectators';
  line?: number;
}
/** `POST /me/bots` */
export interface BotNameBody {
  name: string;
}
/** `POST /bot/tables/{id}/moves`: a move by its notation, its kind and arguments, or its number. */
export interface BotMoveBody {
  /** The `id` of the question that it answers. */
  version: number;
  move?: string | null;
  kind?: string | null;
  args?: {
    [k: string]: number | string;
  };
  /** The number of the move in the catalogue, as in learning environments. */
  action?: number | null;
  /** A repeated request with the same key is carried out once; without one, the version is the key. */
  key?: string | null;
}
/** `POST /bot/tables/{id}/answer` */
export interface BotAnswerBody {
  accept: boolean;
}
/** `POST /bot/tables/{id}/sit` */
export interface BotSitBody {
  seat: number;
}
/** `POST /bot/tables/{id}/resign`, `/take-back` and `/agree` */
export interface BotVersionBody {
  version: number;
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
/** `POST /tables/{id}/remove` */
export interface RemoveBody {
  seat: number;
}
/** `POST /tables/{id}/fill` */
export interface FillBody {
  /** Null: all open seats, so that the game begins. */
  seat?: number | null;
  /** Null: the usual bot of the game. */
  bot?: string | null;
}
/** `POST /tables/{id}/agreement`: what the host changes; what is missing stays. */
export interface AgreementBody {
  name?: string | null;
  pace?: Pace | null;
  rated?: boolean | null;
  options?: {
    [k: string]: string;
  } | null;
  unlisted?: boolean | null;
  invited?: boolean | null;
  chat?: boolean | null;
}
/** `POST /tables/{id}/agree` */
export interface AgreeBody {
  /** Of the table at which the player has read what is agreed. */
  version: number;
}
/** `POST /tables/{id}/invite` */
export interface InviteBody {
  /** The name of a player. */
  name: string;
  /** The seat to keep for them, −1 for none. */
  seat?: number;
}
/** `POST /tables/{id}/uninvite` */
export interface UninviteBody {
  name: string;
}
/** `POST /tables/{id}/answer` */
export interface AnswerBody {
  accept: boolean;
}
/** `POST /welcome/use` */
export interface WelcomeBody {
  code: string;
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
/** `POST /moderation/close-table` and `/moderation/revoke` */
export interface TableBody {
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
/** `POST /tables/{id}/order` */
export interface OrderBody {
  steps: (string | SentMove)[];
  /** All of them must hold. */
  conditions?: Condition[];
}
/** A move as a client may send it instead of its notation: its kind and its arguments. */
export interface SentMove {
  kind: string;
  args?: {
    [k: string]: number | string;
  };
}
/** `POST /tables/{id}/order/turn` and the routes below it. */
export interface TurnBody {
  /** All moves of the plan so far: the server keeps no state. */
  done?: (string | SentMove)[];
  /** The moves that the request is about. */
  moves?: (string | SentMove)[];
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
export interface AppealBody {
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
  /** Of the organiser: let this many bots enter instead. */
  bots?: number;
  /** Which one; the usual bot of the game by default. */
  bot?: string;
}
/** `POST /tournaments/{id}/leave` */
export interface LeaveBody {
  /** Of the organiser: remove this entrant, before the start. */
  name?: string;
}
/** `POST /tables/{id}/shelve` */
export interface ShelveBody {
  away: boolean;
}
