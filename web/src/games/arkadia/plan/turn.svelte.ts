// The plan of a turn of Arkadia. Steps are decided; a building, a castle piece and a sale lie in the hand until they are confirmed.
import type { OfferGroup } from '../../../wire/types';
import type { Wish } from '../../../table/session/offer';
import { Plan } from '../../../table/plan/plan.svelte';
import type { TableSession } from '../../../table/session/table.svelte';
import { chainOf } from '../../../table/plan/chain';
import type { Grid } from '../board/cells';
import { legalAnchors } from './offer';
import { apart, isPlanned } from './turn';
import type { Kit, View } from '../wire';
import { moveWords } from '../words';

/** What is chosen on the board and in the tray and is no step of the plan yet. */
export interface InHand {
  /** The moves that confirm it; none while something is missing. */
  whole(): readonly Wish[];
  /** Also what is only half chosen. */
  unsent(): readonly Wish[];
  /** Choose this instead of what is chosen. */
  take(moves: readonly Wish[]): void;
  /** The position may be another one. */
  forget(): void;
}

export class TurnPlan extends Plan<View> {
  readonly #grid: Grid;
  readonly #kit: Kit;
  readonly #hand: InHand;

  constructor(table: TableSession, grid: Grid, kit: Kit, hand: InHand) {
    super(table);
    this.#kit = kit;
    this.#grid = grid;
    this.#hand = hand;
  }

  words(move: Wish): string {
    return moveWords(move, this.#grid, this.#kit);
  }

  /** The steps with these moves after them: what is asked of the server. */
  after(moves: readonly Wish[]): Wish[] {
    return [...this.steps.map(({ move }) => move), ...moves];
  }

  override get moves(): readonly Wish[] {
    return this.after(this.#hand.whole());
  }

  protected override get unsent(): readonly Wish[] {
    return this.after(this.#hand.unsent());
  }

  /** Anything that is decided can be sent: the table asks for the rest. */
  override get sendable(): boolean {
    return this.moves.length > 0;
  }

  override said(): string[] {
    const moves = this.moves.map((move) => ({ move }));
    return chainOf(moves).map(({ at }) => this.words(moves[at]!.move));
  }

  override async send(): Promise<void> {
    if (this.sendable) await this.commit(this.#hand.whole());
  }

  /** Sends the steps and this decision after them. */
  commit(moves: readonly Wish[]): Promise<void> {
    return this.finish(moves);
  }

  protected override groups({ offer }: View): readonly OfferGroup[] {
    return offer?.moves ?? [];
  }

  protected override offered(move: Wish): Wish | undefined {
    const { offer, asked } = this.view;
    const cell = Number(move.args['cell']);
    if (move.kind === 'own' || move.kind === 'neutral') return this.offer && offer?.[move.kind]?.includes(cell) ? move : undefined;
    if (move.kind === 'lay') return this.offer && legalAnchors(offer, asked.lay?.card ?? '', String(move.args['turn'])).includes(cell) ? move : undefined;
    return super.offered(move);
  }

  protected override holds(moves: readonly Wish[]): boolean {
    return isPlanned(moves);
  }

  protected turnOver(view: View): boolean {
    return view.turn !== this.base.turn;
  }

  /** A worker, a piece, the end of a turn: the board shows more than the list says, and each is the reader's own. */
  protected override forced(): undefined {
    return undefined;
  }

  protected override ways(): readonly Wish[] {
    return [];
  }

  protected override changed(): void {
    this.#hand.forget();
  }

  protected override async restore(moves: readonly Wish[]): Promise<void> {
    const { steps, hand } = apart(moves);
    await this.extend(steps);
    if (this.steps.length === steps.length) this.#hand.take(hand);
  }
}
