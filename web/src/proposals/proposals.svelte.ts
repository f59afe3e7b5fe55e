import { isTogether } from '../clocks/together';
import type { TableSession } from '../table/session/table.svelte';
import { ApiError, get, NoAnswer, post } from '../wire/http';
import type { MissingSeat, OfferShown, Proposals as Shown } from '../wire/distance';
import { reportError } from '../lib/ui/toasts.svelte';

/** What players propose at a table: an offer that stands, and votes about seats whose players are away. */
export class Proposals {
  offer: OfferShown | null = $state.raw(null);
  missing: MissingSeat[] = $state.raw([]);
  /** The seats for which this visitor has asked to step in. */
  asked: number[] = $state.raw([]);

  constructor(private readonly table: TableSession) {}

  /** Something that players can propose or vote on exists here. Created inside a component. */
  follow(): void {
    $effect(() => {
      // Asking to step in is no change of the table: the connection tells of it.
      void [this.table.version, this.table.brief, this.table.asked];
      if (!this.table.ready || this.table.brief.state !== 'running' || !isTogether(this.table.brief)) {
        this.#take({ offer: null, missing: [] });
        return;
      }
      void this.load();
    });
  }

  async load(): Promise<void> {
    const asked = this.table.version;
    try {
      const shown = await get<Shown>(`/tables/${this.table.id}/proposals`);
      if (asked === this.table.version) this.#take(shown);
    } catch (error) {
      // It is asked again with the next change.
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
    }
  }

  /** Ask to play for somebody who is away. */
  async stepIn(seat: number): Promise<void> {
    try {
      await post(`/tables/${this.table.id}/step-in`, { seat });
      this.asked = [...this.asked, seat];
      await this.load();
    } catch (error) {
      reportError(error);
    }
  }

  /** Play again on the own seat, on which a substitute plays. */
  async reclaim(): Promise<void> {
    try {
      await post(`/tables/${this.table.id}/reclaim`);
    } catch (error) {
      reportError(error);
    }
  }

  #take({ offer, missing }: Shown): void {
    this.offer = offer;
    this.missing = missing;
  }
}
