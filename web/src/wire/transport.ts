import { served } from './served';

/** An answer to a page: usually JSON, otherwise plain text. */
export interface Answer {
  status: number;
  text: string;
}

/** The few things of a WebSocket we use, so that a worker or a test can be at its other end. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/**
 * The way from the pages to the table. There are two: over the network to a server, or to a worker of this browser in which the
 * same table runs. Paths are those of `docs/reference/wire.md`, without `/api`. Nothing above this file knows which one it is.
 */
export interface Transport {
  /** The answer, refusals too; throws `NoAnswer` when there was none. */
  ask(method: string, path: string, body?: string, type?: string): Promise<Answer>;
  /** A connection on which the table sends messages. */
  connect(path: string): Socket;
  /** Milliseconds between the signs of life that a connection is asked for while its page is looked at; without it, few. */
  readonly beat?: number;
}

/** The request got no answer: it is unknown whether the table acted on it. */
export class NoAnswer extends Error {}

let chosen: Transport | null = null;

export const transport = (): Transport => chosen ?? served;

/** Called once, before any page is shown. */
export function speakThrough(way: Transport): void {
  chosen = way;
}
