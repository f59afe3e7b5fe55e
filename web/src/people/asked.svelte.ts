import { catalogue } from '../lib/catalogue.svelte';
import { me } from '../lib/me.svelte';
import { ApiError } from '../wire/http';

/** An answer of the server that a page shows, and why there is none. A later failure keeps the earlier answer. */
export class Asked<T> {
  value = $state.raw<T | null>(null);
  /** The key of an error; empty if all is well. */
  fault = $state('');
  readonly #ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  async load(): Promise<void> {
    try {
      await Promise.all([catalogue.loadWords(), me.load()]);
      this.value = await this.#ask();
      this.fault = '';
    } catch (error) {
      this.fault = error instanceof ApiError ? error.key : 'no-answer';
    }
  }
}
