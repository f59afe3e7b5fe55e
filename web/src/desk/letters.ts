/** A page: the name of the lock that it holds as long as it lives. */
export type Tab = `tab ${string}`;

/**
 * Messages between pages and desk. The desk is the worker in which the table runs; every page of this site in this browser
 * uses the same one, over a broadcast channel. `to` is the receiver of a letter.
 */
export type ToDesk =
  | { to: 'desk'; kind: 'hello'; tab: Tab }
  | { to: 'desk'; kind: 'ask'; tab: Tab; id: number; method: string; path: string; body?: string | undefined; type?: string | undefined }
  | { to: 'desk'; kind: 'open'; tab: Tab; id: number; path: string }
  | { to: 'desk'; kind: 'say'; tab: Tab; id: number; text: string }
  | { to: 'desk'; kind: 'hang-up'; tab: Tab; id: number };

/** To one page. */
export type ToTab =
  | { to: Tab; kind: 'answer'; id: number; status: number; text: string }
  | { to: Tab; kind: 'said'; id: number; text: string }
  | { to: Tab; kind: 'closed'; id: number };

/** To every page: how far the desk is. `desk` is another one whenever another worker has begun. */
export type ToAll =
  | { to: 'all'; kind: 'loading'; desk: string; progress: Progress }
  | { to: 'all'; kind: 'here'; desk: string }
  | { to: 'all'; kind: 'failed'; desk: string; fault: BootFault };

/** To the page that runs the desk. */
export type ToKeeper = { to: 'keeper'; kind: 'again' };

export type Letter = ToDesk | ToTab | ToAll | ToKeeper;

/** What is being fetched, and how much of it is here, in bytes; then the interpreter starts, and the games are set up. */
export interface Progress {
  step: 'fetch' | 'start' | 'games';
  bytes: number;
  of: number;
}

/** Why there is no table. `what` is the technical cause, for debugging. */
export interface BootFault {
  key: 'network' | 'storage' | 'browser' | 'insecure' | 'other';
  what: string;
}

/** What the build made of Python and of our package (`web/static/pack.mjs`), named in the page. */
export interface Part {
  file: string;
  bytes: number;
}

export interface Parts {
  version: string;
  loader: Part;
  interpreter: Part;
  library: Part;
  table: Part;
  /** Server settings that the host of the page has changed (`docs/how-to/host-it-without-a-server.md`). */
  settings?: Record<string, unknown>;
}

/** The first message to a worker. */
export interface Begin {
  kind: 'begin';
  /** Of this site: two tables on one host, in different folders, do not share anything. */
  name: string;
  desk: string;
  /** Where the files lie. */
  base: string;
  parts: Parts;
}

/** The few things of a BroadcastChannel we use. */
export interface Channel {
  onmessage: ((message: MessageEvent<Letter>) => void) | null;
  postMessage(letter: Letter): void;
  close(): void;
}
