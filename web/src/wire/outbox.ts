import { ApiError, NoAnswer, post } from './http';
import type { Ack } from './types';

export type Letter = { path: string; body: Record<string, unknown> };

/** A name for one attempt to act: the server answers a repeated key with the first answer and does nothing twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The letter was withdrawn before an answer came. */
export class Withdrawn extends Error {}

/**
 * Sends one letter at a time. If no answer comes (line cut, server restarting) the letter is kept and sent again, with the
 * same key, as soon as `reconnected` is called: whether or not the first one arrived, the act happens once. If the server
 * says when to come back (it is busy, its database is away), `onWait` is told and the letter is sent again then. A letter
 * without an answer can be withdrawn: it is not sent again, but what was on its way may have arrived.
 */
export class Outbox {
  #post: (path: string, body: unknown) => Promise<Ack>;
  #wake: (() => void) | null = null;
  #drop: (() => void) | null = null;
  #online: () => boolean;
  #onWait: (error: ApiError) => void;

  constructor(
    online: () => boolean,
    poster: (path: string, body: unknown) => Promise<Ack> = post,
    onWait: (error: ApiError) => void = () => undefined,
  ) {
    this.#online = online;
    this.#post = poster;
    this.#onWait = onWait;
  }

  async send(letter: Letter): Promise<Ack> {
    let kept = true;
    const dropped = new Promise<never>((_resolve, reject) => {
      this.#drop = () => {
        kept = false;
        reject(new Withdrawn());
      };
    });
    try {
      return await Promise.race([this.#deliver(letter, () => kept), dropped]);
    } finally {
      this.#drop = null;
    }
  }

  /** Give up the letter that waits for an answer; its sender gets `Withdrawn`. */
  withdraw(): void {
    this.#drop?.();
    this.#wake?.();
  }

  async #deliver(letter: Letter, kept: () => boolean): Promise<Ack> {
    const body = { ...letter.body, key: newKey() };
    for (;;) {
      if (!kept()) throw new Withdrawn();
      try {
        return await this.#post(letter.path, body);
      } catch (error) {
        if (error instanceof ApiError && error.wait !== null) {
          this.#onWait(error);
          const wait = error.wait;
          await new Promise((resolve) => setTimeout(resolve, wait));
        } else if (error instanceof NoAnswer) await this.#nextChance();
        else throw error;
      }
    }
  }

  reconnected(): void {
    this.#wake?.();
  }

  /** When the live line still believes it is up, a single request failed: try again soon instead of waiting for a reconnect. */
  #nextChance(): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.#online() ? setTimeout(() => this.#wake?.(), 1_000) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
