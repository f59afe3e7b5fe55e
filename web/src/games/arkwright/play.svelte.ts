// The plan of a Water Frame turn, and what the reader looks at. Legality and consequences come only from the server.
import { untrack } from 'svelte';
import { Plan } from '../../lib/plan.svelte';
import type { TableSession } from '../../lib/table.svelte';
import { closeWhy } from '../../lib/ui/why.svelte';
import { Offer, parseMove, type Move } from './moves';
import { GOODS, type Company, type Good, type Kit, type View } from './types';
import { moveWords } from './words';

export type { Ask } from '../../lib/plan.svelte';

export class Play extends Plan<View, Move, Offer> {
  readonly kit: Kit;

  /** The marker whose rows are looked at. */
  marker = $state<string | null>(null);
  /** The company looked at; null is one's own. */
  seatPick = $state<number | null>(null);
  /** The middle shows what is on offer instead of a company. */
  offerOpen = $state(false);
  /** The good of the forecast; null follows what is being decided, else the active one. */
  goodPick = $state<number | null>(null);

  seat: number = $derived.by(() => this.seatPick ?? Math.max(0, this.base.viewer));
  company: Company = $derived.by(() => this.view.companies[this.seat]!);
  before: Company = $derived.by(() => this.base.companies[this.seat]!);
  mine: boolean = $derived.by(() => this.seat === this.base.viewer);
  /** The active good; outside the cycles there is none. */
  active: number = $derived.by(() => (this.view.cycle >= 0 && this.view.cycle < GOODS.length ? this.view.cycle : -1));
  #edited: number | null = $derived.by(() => {
    const good = this.steps.findLast(({ move }) => move.good)?.move.good;
    return good ? GOODS.indexOf(good) : null;
  });
  good: number = $derived.by(() => this.goodPick ?? this.#edited ?? Math.max(0, this.active));

  constructor(table: TableSession, kit: Kit) {
    super(table);
    this.kit = kit;
    // Choosing a special marker happens where they lie; afterwards one's own company comes back.
    $effect(() => {
      const choosing = this.offer !== null && this.phase === 'special';
      untrack(() => (this.offerOpen = choosing));
    });
  }

  parse(move: string): Move {
    return parseMove(move);
  }

  words(move: string, view: View = this.view): string {
    return moveWords(parseMove(move), (seat) => this.table.nameOf(seat), view.phase);
  }

  protected offering(moves: string[]): Offer {
    return new Offer(moves);
  }

  /** One's next turn, or the sale after it, is a plan of its own: what was planned so far is sent first. */
  protected turnOver(): boolean {
    const when = (view: View): string => `${view.year} ${view.cycle} ${view.asked.production ? 'sale' : ''}`;
    return this.view.phase === 'marker' || when(this.view) !== when(this.base);
  }

  protected override tableMoved(): void {
    this.goodPick = null;
  }

  protected override changed(): void {
    this.marker = null;
  }

  // -- prices: one move per good, and the stepper may still change its mind --------------------------------------

  /** The prices a good may have now, the planned or present one included; empty when it is not open to change. */
  prices(good: Good): number[] {
    const at = this.#priceStep(good);
    const offer = at < 0 ? this.offer : new Offer(this.viewBefore(at).offer ?? []);
    const found = offer?.numbers('price', good) ?? [];
    if (found.length === 0) return [];
    const now = this.viewBefore(at < 0 ? this.steps.length : at).companies[this.base.viewer]!.factories[GOODS.indexOf(good)]?.price ?? 0;
    return [...new Set([...found, now])].sort((a, b) => a - b);
  }

  setPrice(good: Good, price: number): void {
    closeWhy();
    this.queue(async () => {
      const at = this.#priceStep(good);
      const kept = at < 0 ? [] : this.steps.slice(at + 1).map((step) => step.move.text);
      if (at >= 0) this.steps = this.steps.slice(0, at);
      await this.extend([`price ${good} ${price}`, ...kept]);
    });
  }

  /** The step that set this price, as long as only prices were set since. */
  #priceStep(good: Good): number {
    for (let at = this.steps.length - 1; at >= 0 && this.steps[at]!.move.kind === 'price'; at--) {
      if (this.steps[at]!.move.good === good) return at;
    }
    return -1;
  }
}
