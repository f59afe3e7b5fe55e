import { transport, type Socket } from './transport';
import type { LiveMessage } from './types';

export type { Socket };

export interface LiveOptions {
  onMessage(message: LiveMessage): void;
  onOnline(online: boolean): void;
  /** The connection is there, but a sign of life has been due for a second; or it is answered again. */
  onSilent?(silent: boolean): void;
  /** Does the reader look at this table now? It is said with every ping, so that nobody is notified of what they see. */
  inSight?(): boolean;
  /** As in `Transport`. */
  beat?: number;
  makeSocket?(path: string): Socket;
  random?(): number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Milliseconds after which a ping without an answer is told. */
const SILENT_AFTER = 900;
/** A page that was busy may find the answer waiting: it is read first. */
const READ_FIRST = 50;

/**
 * A connection that reconnects: with doubling waits and jitter (so that not all clients come back at once), and a ping
 * so that a dead connection is noticed: told after a second, given up after eight. Nothing else is needed to catch up: the server's first message
 * on every connection is a snapshot.
 */
export class LiveLine {
  #path: () => string;
  #options: LiveOptions;
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  /** Milliseconds to wait before reconnecting, as the server has said. */
  #least = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #silent = false;
  /** Milliseconds since the last ping. */
  #rest = 0;
  #closed = false;

  constructor(path: () => string, options: LiveOptions) {
    this.#path = path;
    this.#options = options;
  }

  open(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    const make = this.#options.makeSocket ?? ((path: string): Socket => transport().connect(path));
    const socket = make(this.#path());
    this.#socket = socket;
    socket.onmessage = (message) => this.#receive(socket, message.data);
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => this.#lost(socket);
  }

  /** The browser says the network is back: reconnect at once. */
  hurry(): void {
    if (this.#socket || this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.open();
  }

  /** The identity is read when a connection opens: after sitting down a new one is needed. This is not a loss of the connection. */
  renew(): void {
    this.#hangUp();
    this.open();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    this.#quiet();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #receive(socket: Socket, text: string): void {
    if (socket !== this.#socket) return;
    const message = JSON.parse(text) as LiveMessage;
    this.#heard();
    if (message.kind === 'snapshot') {
      this.#wait = FIRST_WAIT;
      this.#watch(socket);
      this.#options.onMessage(message);
      this.#options.onOnline(true);
      if (this.#options.inSight?.()) this.check();
    } else if (message.kind !== 'pong') {
      if (message.kind === 'error') this.#least = Number(message.error.args?.['seconds'] ?? 0) * 1000;
      this.#options.onMessage(message);
    }
  }

  #watch(socket: Socket): void {
    this.#quiet();
    const beat = this.#options.beat ?? (this.#options.makeSocket ? PING_EVERY : (transport().beat ?? PING_EVERY));
    this.#rest = 0;
    this.#ping = setInterval(() => {
      this.#rest += beat;
      // A page that nobody looks at needs to know less.
      if (this.#rest >= PING_EVERY || document.visibilityState === 'visible') this.check();
    }, beat);
  }

  /** Ask for a sign of life, unless one is awaited. */
  check(): void {
    const socket = this.#socket;
    if (!socket || this.#ping === undefined || this.#pong !== undefined) return;
    this.#rest = 0;
    const { inSight } = this.#options;
    socket.send(JSON.stringify(inSight ? { kind: 'ping', sight: inSight() } : { kind: 'ping' }));
    this.#pong = setTimeout(() => this.#lost(socket), PONG_WITHIN);
    this.#doubt = setTimeout(() => (this.#doubt = setTimeout(() => this.#say(true), READ_FIRST)), SILENT_AFTER);
  }

  #heard(): void {
    clearTimeout(this.#pong);
    clearTimeout(this.#doubt);
    this.#pong = undefined;
    this.#say(false);
  }

  #say(silent: boolean): void {
    if (this.#silent === silent) return;
    this.#silent = silent;
    this.#options.onSilent?.(silent);
  }

  #quiet(): void {
    clearInterval(this.#ping);
    this.#ping = undefined;
    this.#heard();
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.onclose = null;
    socket.onerror = null;
    socket.close();
    this.#options.onOnline(false);
    this.#quiet();
    const jitter = 0.5 + (this.#options.random ?? Math.random)() / 2;
    this.#retry = setTimeout(() => this.open(), Math.max(this.#wait * jitter, this.#least));
    this.#least = 0;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
