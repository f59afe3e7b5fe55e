/** A page: the name of the lock that it holds as long as it lives. */
export type Tab = `tab ${string}`;

/**
 * What pages and desk say to each other. The desk is the worker in which the table runs; every page of this site in this browser
 * speaks with the same one, over a channel that all of them hear. `to` says whom a letter is for.
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

/** Why there is no table. `what` is for whoever looks for the cause. */
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
  /** What whoever hosts it has changed of the settings of a server (`docs/how-to/host-it-without-a-server.md`). */
  settings?: Record<string, unknown>;
}

/** The first thing that a worker is told. */
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
