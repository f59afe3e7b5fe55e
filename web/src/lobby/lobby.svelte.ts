import { isAwaited } from '../hotseat/device.svelte';
import { catalogue } from '../lib/catalogue.svelte';
import { me } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import { reported, reportError } from '../lib/ui/toasts.svelte';
import { ApiError, get, post, postText } from '../wire/http';
import type { Brief, NewTable, Snapshot, Tables } from '../wire/types';
import { beginning, isPosition, isPositionFault } from './new/beginning.svelte';
import { isClash } from './new/clashes';
import { wishesOf } from './new/presets';

const EVERY = 5_000;
const NONE: Tables = { mine: [], open: [], running: [], finished: [], put_away: 0 };

/** The tables of this server as the lobby shows them, reloaded every few seconds while the page is visible. */
export class Lobby {
  tables: Tables = $state.raw(NONE);
  loaded = $state(false);
  /** The last request failed: what is shown may be old. */
  offline = $state(false);
  busy = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  start(): void {
    void this.refresh();
    this.#timer = setInterval(this.refresh, EVERY);
    addEventListener('focus', this.refresh);
  }

  stop(): void {
    clearInterval(this.#timer);
    removeEventListener('focus', this.refresh);
  }

  refresh = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    try {
      // The page before may have loaded the words of one game only.
      if (!this.loaded) await Promise.all([catalogue.loadWords(), me.load()]);
      this.tables = await get<Tables>('/tables');
      this.loaded = true;
      this.offline = false;
    } catch {
      this.offline = true;
    }
  };

  /** Your tables that are not over; those where you are awaited come first. */
  get yours(): Brief[] {
    const waiting = (brief: Brief): number => (awaits(brief) ? 0 : brief.state === 'running' ? 1 : 2);
    return this.tables.mine
      .filter((brief) => (brief.state === 'open' || brief.state === 'running') && !isTry(brief))
      .toSorted((a, b) => waiting(a) - waiting(b));
  }

  /** Tables at which you try something out, the latest first. */
  get tries(): Brief[] {
    return this.tables.mine.filter(isTry);
  }

  async remove({ id }: Brief): Promise<void> {
    await reported(post<unknown>(`/tables/${id}/delete`, {}), null);
    await this.refresh();
  }

  /** What is over, yours and others', the latest first. */
  get finished(): Brief[] {
    const over = (brief: Brief): boolean => brief.state === 'finished' || brief.state === 'archived';
    return [...this.tables.mine.filter((brief) => over(brief) && !isTry(brief)), ...this.tables.finished].toSorted((a, b) => b.updated.localeCompare(a.updated));
  }

  /** Others' tables, open ones first. Your own stand above as cards. */
  get others(): Brief[] {
    const own = new Set(this.tables.mine.map((brief) => brief.id));
    return [...this.tables.open, ...this.tables.running].filter((brief) => !own.has(brief.id));
  }

  /** Options that do not fit, or a position, come back as the refusal, to be read where they were chosen. */
  async open(wish: NewTable): Promise<ApiError | null> {
    let refused: ApiError | null = null;
    await this.#enter(async () => {
      await me.ensure();
      try {
        const { id } = await post<Brief>('/tables', wish);
        if (wish.position) beginning.drop();
        return id;
      } catch (error) {
        if (!(error instanceof ApiError && (isClash(error.key) || isPositionFault(error.key)))) throw error;
        refused = error;
        return null;
      }
    });
    return refused;
  }

  join(brief: Brief): Promise<void> {
    return this.#enter(async () => {
      await me.ensure();
      const free = brief.seats.find((seat) => seat.kind === 'open');
      await post<Snapshot>(`/tables/${brief.id}/sit`, { seat: free?.seat ?? 0 });
      return brief.id;
    });
  }

  /** A record is opened as a table to look at; a position goes to the form of new tables. */
  async openFile(file: File): Promise<void> {
    const text = await file.text();
    if (isPosition(file.name, text)) {
      go('/');
      await beginning.take(text);
    } else await this.#enter(async () => (await postText<Brief>('/records', text)).id);
  }

  async #enter(work: () => Promise<string | null>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const id = await work();
      if (id) go(`/table/${id}`);
    } catch (error) {
      reportError(error);
      void this.refresh();
    } finally {
      this.busy = false;
    }
  }
}

/** A table at which somebody tries something out alone. One that others join by its address is none. */
function isTry(brief: Brief): boolean {
  return brief.unlisted && brief.seats.every((seat) => seat.kind === 'bot' || brief.yours.includes(seat.seat));
}

export function awaits(brief: Brief): boolean {
  return brief.state === 'running' && isAwaited(brief);
}

/** The table the "first game" button opens: you against a gentle bot, in the easier set-up where the ruleset has one. */
export function firstGame(rulesetId: string): NewTable {
  const ruleset = catalogue.find(rulesetId);
  if (!ruleset) return { ruleset: rulesetId, seats: [{ kind: 'me' }, { kind: 'bot' }] };
  return { ruleset: rulesetId, ...wishesOf(ruleset, 'first') };
}
