import { newKey } from '../wire/outbox';
import type { Begin, BootFault, Channel, Parts } from './letters';

/** What the keeper needs of a Worker. */
export interface DeskWorker {
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(begin: Begin): void;
  terminate(): void;
}

export interface KeeperOptions {
  name: string;
  base: string;
  parts: Parts;
  channel: Channel;
  locks: Pick<LockManager, 'request'>;
  makeWorker(): DeskWorker;
  /** This page is about to run the desk: the page that ran it before is gone. */
  onTakeOver(): void;
  onFault(desk: string, fault: BootFault): void;
}

/**
 * One page of this site in this browser runs the desk, and the others connect to it: there is one writer. A lock decides which one. When its tab is closed
 * or crashes, the browser gives the lock to the next.
 */
export class Keeper {
  #options: KeeperOptions;
  #worker: DeskWorker | null = null;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Wait for the lock, for as long as this page lives. */
  stand(): void {
    const { locks, name } = this.#options;
    void locks.request(`${name} page`, () => {
      this.#options.onTakeOver();
      this.start();
      return new Promise(() => undefined);
    });
  }

  /** Is the desk in this page? */
  get keeps(): boolean {
    return this.#worker !== null;
  }

  /** Begin, or begin again after a fault. */
  start(): void {
    const { name, base, parts } = this.#options;
    this.#worker?.terminate();
    const desk = newKey();
    const worker = this.#options.makeWorker();
    worker.onerror = (event) => {
      event.preventDefault();
      this.#options.onFault(desk, { key: 'network', what: event.message ?? '' });
    };
    worker.postMessage({ kind: 'begin', name, desk, base, parts });
    this.#worker = worker;
  }
}
