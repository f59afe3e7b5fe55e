import { me } from '../lib/me.svelte';
import { reported, reportError } from '../lib/ui/toasts.svelte';
import { guarded } from '../lib/ui/work.svelte';
import type { TableSession } from '../table/session/table.svelte';
import type { Invitation, InvitedByName, TableLink } from '../wire/distance';
import { ApiError, get, post } from '../wire/http';
import type { Brief, Pace, Seat } from '../wire/types';

/** A table that waits for its players, as the server describes it to this browser, and what its host does. */
export class Room {
  letter: Invitation | null = $state.raw(null);
  /** Whom the host has invited by name. */
  invited: InvitedByName[] = $state.raw([]);
  link: TableLink | null = $state.raw(null);
  busy = $state(false);

  constructor(readonly table: TableSession) {}

  /** Everything that can change the room: it is read again when this changes. */
  get mark(): string {
    const { seats, name, options, pace, rated, invited, unlisted, host } = this.table.brief;
    return JSON.stringify([seats.map(({ kind, name: who, bot, kept, must_agree }) => [kind, who, bot, kept, must_agree]), name, options, pace, rated, invited, unlisted, host, me.id]);
  }

  async load(): Promise<void> {
    try {
      this.letter = await get<Invitation>(`/tables/${this.table.id}/invitation`);
      this.invited = this.letter.is_host ? (await get<{ invited: InvitedByName[] }>(`/tables/${this.table.id}/invited`)).invited : [];
    } catch (error) {
      // A table that is gone says so itself.
      if (this.table.online && !this.table.fault) reportError(error);
    }
  }

  async loadLink(): Promise<void> {
    this.link ??= await reported<TableLink | null>(get(`/tables/${this.table.id}/link`), null);
  }

  invite(name: string, seat: Seat = -1): Promise<boolean> {
    return this.#do('invite', { name, seat });
  }

  uninvite(name: string): Promise<boolean> {
    return this.#do('uninvite', { name });
  }

  remove(seat: Seat): Promise<boolean> {
    return this.#do('remove', { seat });
  }

  /** A bot takes a seat; without one, bots take all open seats and the game begins. */
  fill(seat?: Seat): Promise<boolean> {
    return this.#do('fill', seat === undefined ? {} : { seat });
  }

  close(): Promise<boolean> {
    return this.#do('close', {});
  }

  agree(changes: Partial<Pick<Brief, 'unlisted' | 'invited' | 'chat'>>): Promise<boolean> {
    return this.#do('agreement', changes);
  }

  /** Change what players agree to by sitting down. A refusal is returned, for the form to say it. */
  async change(changes: { name: string; pace: Pace; rated: boolean; options?: Record<string, string> }): Promise<ApiError | null> {
    let refused: ApiError | null = null;
    await this.#do('agreement', changes, (error) => (refused = error));
    return refused;
  }

  /** Agree to what the host has changed, as it is shown here. */
  agreeAgain(): Promise<boolean> {
    return this.#do('agree', { version: this.letter?.version ?? 0 });
  }

  async decline(): Promise<boolean> {
    return this.#do('answer', { accept: false });
  }

  async #do(what: string, body: unknown, onrefused: ((error: ApiError) => void) | null = null): Promise<boolean> {
    return guarded(this, async () => {
      try {
        await post<unknown>(`/tables/${this.table.id}/${what}`, body);
      } catch (error) {
        if (what === 'agree') await this.load(); // what is agreed may have changed again
        if (!onrefused || !(error instanceof ApiError)) throw error;
        onrefused(error);
        return false;
      }
      if (what !== 'close') await this.load();
      return true;
    });
  }
}
