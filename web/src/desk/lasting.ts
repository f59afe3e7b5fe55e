import type { Answer, Socket, Transport } from '../wire/transport';

/** Requests that create games: from then on the browser should not delete the storage when the disk gets full. */
const BEGINS = /^\/(tables|records)$/;

/** Asks the browser once, with the first game, to keep what is stored here. Without its consent everything works as before. */
export class Lasting implements Transport {
  #way: Transport;
  #asked = false;
  #persist: () => Promise<unknown>;

  constructor(way: Transport, persist = (): Promise<unknown> => navigator.storage.persist()) {
    this.#way = way;
    this.#persist = persist;
  }

  async ask(method: string, path: string, body?: string, type?: string): Promise<Answer> {
    const answer = await this.#way.ask(method, path, body, type);
    if (!this.#asked && method === 'POST' && BEGINS.test(path) && answer.status < 300) {
      this.#asked = true;
      void this.#persist().catch(() => undefined);
    }
    return answer;
  }

  connect(path: string): Socket {
    return this.#way.connect(path);
  }
}
