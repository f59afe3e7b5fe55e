import { go } from '../lib/router.svelte';
import { reported } from '../lib/ui/toasts.svelte';
import type { OwnInvitation } from '../wire/distance';
import { get, post } from '../wire/http';
import type { Brief, Tables } from '../wire/types';

/** What the lobby shows in addition to tables: invitations that were not answered, and tables that were put away. */
export class Beside {
  invitations: OwnInvitation[] = $state.raw([]);
  shelf: Brief[] | null = $state.raw(null);

  async load(): Promise<void> {
    try {
      this.invitations = (await get<{ invitations: OwnInvitation[] }>('/invitations')).invitations;
    } catch {
      // The lobby says that the server does not answer.
    }
  }

  async accept({ table }: OwnInvitation): Promise<void> {
    if (await reported<Brief | null>(post(`/tables/${table.id}/answer`, { accept: true }), null)) go(`/table/${table.id}`);
    else await this.load();
  }

  async decline({ table }: OwnInvitation): Promise<void> {
    await reported<Brief | null>(post(`/tables/${table.id}/answer`, { accept: false }), null);
    await this.load();
  }

  async openShelf(): Promise<void> {
    this.shelf = await reported<Brief[] | null>(get<Tables>('/tables?shelf=1').then(({ mine }) => mine), null);
  }

  async put({ id }: Brief, away: boolean): Promise<void> {
    await reported<unknown>(post(`/tables/${id}/shelve`, { away }), null);
    if (this.shelf) await this.openShelf();
    if (this.shelf?.length === 0) this.shelf = null;
  }
}
