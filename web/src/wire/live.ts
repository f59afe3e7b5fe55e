import { transport, type Socket } from './transport';
import type { LiveMessage } from './types';

export type { Socket };

export interface LiveOptions {
  onMessage(message: LiveMessage): void;
  onOnline(online: boolean): void;
  makeSocket?(path: string): Socket;
  random?(): number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/**
 * A connection that reconnects: with doubling waits and jitter (so that not all clients come back at once), and a ping
 * so that a dead connection is noticed. Nothing else is needed to catch up: the server's first message
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
    clearTimeout(this.#pong);
    if (message.kind === 'snapshot') {
      this.#wait = FIRST_WAIT;
      this.#watch(socket);
      this.#options.onMessage(message);
      this.#options.onOnline(true);
    } else if (message.kind !== 'pong') {
      if (message.kind === 'error') this.#least = Number(message.error.args?.['seconds'] ?? 0) * 1000;
      this.#options.onMessage(message);
    }
  }

  #watch(socket: Socket): void {
    this.#quiet();
    this.#ping = setInterval(() => {
      socket.send(JSON.stringify({ kind: 'ping' }));
      clearTimeout(this.#pong);
      this.#pong = setTimeout(() => this.#lost(socket), PONG_WITHIN);
    }, PING_EVERY);
  }

  #quiet(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#quiet();
    socket.onclose = null;
    socket.onerror = null;
    socket.close();
    this.#options.onOnline(false);
    const jitter = 0.5 + (this.#options.random ?? Math.random)() / 2;
    this.#retry = setTimeout(() => this.open(), Math.max(this.#wait * jitter, this.#least));
    this.#least = 0;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
