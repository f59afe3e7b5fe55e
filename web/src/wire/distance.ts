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
