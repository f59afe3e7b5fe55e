// The order that this seat has left at a table, as the server has it.
import { othersMayCome } from '../lib/company';
import { reported } from '../lib/ui/toasts.svelte';
import { ApiError, get, NoAnswer, post } from '../wire/http';
import type { FactsShown, Order } from '../wire/distance';
import type { Brief } from '../wire/types';

interface AtTable {
  readonly brief: Brief;
  readonly live: boolean;
  readonly kept: boolean;
  readonly drawer: unknown;
  address(more: string): string;
}

const NONE: Order = {};

export class OrderAhead {
  order: Order = $state.raw(NONE);
  facts: FactsShown | null = $state.raw(null);
  #table: AtTable;

  constructor(table: AtTable) {
    this.#table = table;
  }

  get state(): NonNullable<Order['state']> {
    return this.order.state ?? 'none';
  }

  /** An order may be there: somebody else plays here from another device. */
  get possible(): boolean {
    const { brief, kept, drawer } = this.#table;
    const others = brief.seats.some(({ kind, bot, seat }) => kind === 'person' && !bot && seat !== brief.you);
    return othersMayCome() && kept && !drawer && others && brief.state === 'running' && brief.you >= 0 && !brief.pinned && !brief.seats[brief.you]?.bot;
  }

  /** The next turn can be planned now. */
  get plannable(): boolean {
    return this.possible && this.#table.live && this.#table.brief.to_move !== this.#table.brief.you;
  }

  /** Its turn has come, and the server has not told yet what became of it. */
  get awaited(): boolean {
    const { brief } = this.#table;
    return brief.to_move === brief.you && (this.state === 'left' || this.state === 'held');
  }

  async load(): Promise<void> {
    try {
      this.order = await get<Order>(this.#table.address('/order'));
      if (this.order.conditions?.length && !this.facts) this.facts = await get<FactsShown>(this.#table.address('/facts'));
    } catch (error) {
      // It is asked for again after the next change of the table.
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
    }
  }

  /** Take it back, or put it away. */
  async withdraw(): Promise<void> {
    this.order = await reported<Order>(post<Order>(this.#table.address('/order/withdraw'), {}), this.order);
  }
}
