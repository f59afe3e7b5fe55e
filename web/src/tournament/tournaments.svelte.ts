import { catalogue } from '../lib/catalogue.svelte';
import { me } from '../lib/me.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import { ApiError, get, post } from '../wire/http';
import type { Tournament, TournamentLists } from '../wire/distance';

const EVERY = 10_000;

/** Something of the server that is read again every few seconds while the page is visible. */
class Watched<T> {
  shown: T | null = $state.raw(null);
  /** The last request failed: what is shown may be old. */
  offline = $state(false);
  missing = $state(false);
  busy = $state(false);
  readonly #path: string;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  start(): () => void {
    void this.refresh();
    this.#timer = setInterval(this.refresh, EVERY);
    addEventListener('focus', this.refresh);
    return () => {
      clearInterval(this.#timer);
      removeEventListener('focus', this.refresh);
    };
  }

  refresh = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    try {
      if (!this.shown) await Promise.all([catalogue.loadWords(), me.load()]);
      this.shown = await get<T>(this.#path);
      this.offline = false;
    } catch (error) {
      this.missing = error instanceof ApiError && error.status === 404;
      this.offline = !this.missing;
    }
  };

  /** Ask for a change; what fails is said. */
  async change<A>(path: string, body: unknown = {}): Promise<A | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      return await post<A>(path, body);
    } catch (error) {
      reportError(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

export class TournamentList extends Watched<TournamentLists> {
  constructor() {
    super('/tournaments');
  }
}

export class OneTournament extends Watched<Tournament> {
  readonly #id: string;

  constructor(id: string) {
    super(`/tournaments/${encodeURIComponent(id)}`);
    this.#id = id;
  }

  /** Do something with this tournament: `enter`, `leave`, `start`, `next`, `close`. */
  async act(what: string, body: unknown = {}): Promise<boolean> {
    const answer = await this.change<Tournament>(`/tournaments/${encodeURIComponent(this.#id)}/${what}`, body);
    if (answer) this.shown = answer;
    else void this.refresh();
    return answer !== null;
  }
}
