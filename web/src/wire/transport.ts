import { served } from './served';

/** What a page was answered: as a rule JSON, else plain text. */
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
  /** Whatever was answered, refusals too; throws `NoAnswer` when nothing was. */
  ask(method: string, path: string, body?: string, type?: string): Promise<Answer>;
  /** A line on which the table speaks by itself. */
  connect(path: string): Socket;
}

/** The request never got an answer: nobody knows whether the table acted on it. */
export class NoAnswer extends Error {}

let chosen: Transport | null = null;

export const transport = (): Transport => chosen ?? served;

/** Said once, before any page is shown. */
export function speakThrough(way: Transport): void {
  chosen = way;
}
