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
