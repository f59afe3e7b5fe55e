// The card game's plan, and what the reader looks at: a company, a part of the stage, cards turned but not yet set.
import { Plan } from '../../lib/plan.svelte';
import type { TableSession } from '../../lib/table.svelte';
import { arrangementOf, choiceOf, moveOf, type Arrangement } from './arrangement';
import { Offered, parseMove, type Move } from './moves';
import type { Company, Kit, PriceChoice, View } from './types';
import { moveWords } from './words';

/** Single decisions of production and of the end of a round: what is clicked is sent. */
const AT_ONCE = ['sell', 'ship', 'store', 'tie', 'entrepreneur', 'start-player', 'behind'];

export type Part = 'now' | 'forecast' | 'cards' | 'draws';

export class Play extends Plan<View, Move, Offered> {
  readonly kit: Kit;

  /** The company looked at; null is one's own. */
  seatPick = $state<number | null>(null);
  /** The part of the stage that was asked for; null follows what is being decided. */
  partPick = $state<Part | null>(null);
  /** Token and cards as they were put; null as they lie. */
  #laid: Arrangement | null = $state.raw(null);
  /** The quality or distribution card in the hand. */
  piecePick = $state<string | null>(null);

  seat: number = $derived.by(() => this.seatPick ?? Math.max(0, this.base.viewer));
  company: Company = $derived.by(() => this.view.companies[this.seat]!);
  before: Company = $derived.by(() => this.base.companies[this.seat]!);
  mine: boolean = $derived.by(() => this.seat === this.base.viewer);
  own: Company = $derived.by(() => this.view.companies[Math.max(0, this.base.viewer)]!);
  /** Whose price is being set, by us. */
  pricing: boolean = $derived.by(() => this.offer !== null && this.view.phase === 'price' && this.view.choices !== null);
  arrangement: Arrangement | null = $derived.by(() => {
    const factory = this.own.factories[this.view.round];
    if (!this.pricing || !factory) return null;
    return this.#laid ?? arrangementOf(factory);
  });
  choice: PriceChoice | null = $derived.by(() => (this.arrangement && choiceOf(this.view.choices ?? [], this.arrangement)) ?? null);
  atOnce: boolean = $derived.by(() => this.steps.length === 0 && AT_ONCE.includes(this.view.phase));

  constructor(table: TableSession, kit: Kit) {
    super(table);
    this.kit = kit;
  }

  parse(move: string): Move {
    return parseMove(move);
  }

  protected offering(moves: string[]): Offered {
    return new Offered(moves);
  }

  words(move: string, view: View = this.view): string {
    return moveWords(move, view, (seat) => this.table.nameOf(seat));
  }

  protected turnOver(): boolean {
    const when = (view: View): string => (view.asked.step ? `turn ${view.turn}` : view.phase);
    return when(this.view) !== when(this.base);
  }

  protected override changed(): void {
    this.#laid = null;
    this.piecePick = null;
    this.partPick = null;
  }

  /** Join the plan, or be sent at once where a plan would only be one more click. */
  do(move: string): void {
    if (this.atOnce) void this.decide(move);
    else this.plan(move);
  }

  arrange(laid: Arrangement): void {
    this.#laid = laid;
  }

  setPrice(): void {
    if (this.arrangement) this.plan(moveOf(this.arrangement));
  }
}
