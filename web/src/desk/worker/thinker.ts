import { newKey } from '../../wire/outbox';
import type { Begin, Parts } from '../letters';

/** What a thinking worker says: it is ready, or the answer to the job it was given last. */
export type Thought = { kind: 'ready' } | { kind: 'thought'; line: string } | { kind: 'failed'; what: string };

/** What the thinker needs of a Worker. */
export interface ThinkingWorker {
  onmessage: ((message: MessageEvent<Thought>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Begin | { kind: 'think'; line: string }): void;
  terminate(): void;
}

const makeWorker = (): ThinkingWorker => new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' }) as unknown as ThinkingWorker;

/**
 * A second interpreter, in which bots think: neither pages nor the desk wait for them. It is started when the desk is there, so that nobody waits
 * for two interpreters. One job at a time, in the order in which they come; a worker that breaks is replaced for the next job.
 */
export class Thinker {
  #base: string;
  #parts: Parts;
  #make: () => ThinkingWorker;
  #worker: Promise<ThinkingWorker> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #giveUp: (() => void) | null = null;

  constructor(base: string, parts: Parts, make = makeWorker) {
    this.#base = base;
    this.#parts = parts;
    this.#make = make;
  }

  start(): Promise<ThinkingWorker> {
    this.#worker ??= this.#begun();
    return this.#worker;
  }

  /** The answer to a job, both as JSON. */
  ask(line: string): Promise<string> {
    const thought = this.#last.then(() => this.#asked(line));
    this.#last = thought.catch(() => undefined);
    return thought;
  }

  /** The desk waits no longer for the job that is being thought about. */
  stop(): void {
    this.#giveUp?.();
  }

  async #asked(line: string): Promise<string> {
    const worker = await this.start();
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.kind !== 'thought') return;
        this.#giveUp = null;
        resolve(data.line);
      };
      const broken = (what: string): void => {
        this.#replace(worker);
        reject(new Error(what));
      };
      worker.onerror = (event) => broken(event.message);
      this.#giveUp = () => broken('given up');
      worker.postMessage({ kind: 'think', line });
    });
  }

  #begun(): Promise<ThinkingWorker> {
    const worker = this.#make();
    return new Promise((resolve, reject) => {
      const failed = (what: string): void => {
        this.#replace(worker);
        reject(new Error(what));
      };
      worker.onmessage = ({ data }) => {
        if (data.kind === 'ready') resolve(worker);
        else if (data.kind === 'failed') failed(data.what);
      };
      worker.onerror = (event) => failed(event.message);
      worker.postMessage({ kind: 'begin', name: '', desk: newKey(), base: this.#base, parts: this.#parts });
    });
  }

  #replace(worker: ThinkingWorker): void {
    worker.terminate();
    this.#worker = null;
    this.#giveUp = null;
  }
}
