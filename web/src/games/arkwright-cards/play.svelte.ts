// The card game's plan, and what the reader looks at: a company, a part of the stage, cards turned but not yet set.
import { untrack } from 'svelte';
import { keyOf, wish, type Offer, type Wish } from '../../table/session/offer';
import { Plan } from '../../table/plan/plan.svelte';
import type { TableSession } from '../../table/session/table.svelte';
import { LessonSession } from '../../lessons/session.svelte';
import { arrangementOf, bestIncome, choiceOf, lays, wayTo, type Arrangement } from './company/arrangement';
import type { BoardKit, ChoiceView, CompanyView, EffectView, Kit, OutlookView, View } from './wire';
import { Kept } from '../../table/plan/kept.svelte';
import { Outlook } from '../../table/plan/outlook.svelte';
import { planHurts, type Hurt } from './plan/outlook';
import { turnOver } from './plan/turnOver';
import { moveWords } from './words';

/** Actions that only some rules have. */
const EXPERT = ['extra', 'early'];

export type Part = 'now' | 'forecast' | 'cards' | 'draws';

export class Play extends Plan<View> {
  readonly kit: Kit;

  /** The company that is shown; null: the viewer's own. */
  seatPick = $state<number | null>(null);
  /** The part of the stage that was asked for; null follows what is being decided. */
  partPick = $state<Part | null>(null);
  /** Token and cards as they were put; null as they lie. */
  #laid: Arrangement | null = $state.raw(null);
  /** The quality or distribution card in the hand. */
  piecePick = $state<string | null>(null);

  /** The side of the market board that lies on the table. */
  board: BoardKit = $derived.by(() => this.kit.boards[this.view.market.side]!);
  /** The name of the active good. */
  good: string = $derived.by(() => this.kit.goods[this.view.round]!);
  /** The actions of a turn, in the order of the book. */
  actions: string[] = $derived.by(() => this.kit.actions.filter((action) => this.view.rules.extra_actions || !EXPERT.includes(action)));
  seat: number = $derived.by(() => this.seatPick ?? Math.max(0, this.base.viewer));
  company: CompanyView = $derived.by(() => this.view.companies[this.seat]!);
  before: CompanyView = $derived.by(() => this.base.companies[this.seat]!);
  mine: boolean = $derived.by(() => this.seat === this.base.viewer);
  own: CompanyView = $derived.by(() => this.view.companies[Math.max(0, this.base.viewer)]!);
  /** Whose price is being set, by us. */
  pricing: boolean = $derived.by(() => this.offer !== null && this.view.phase === 'price' && this.view.choices !== null);
  arrangement: Arrangement | null = $derived.by(() => {
    const factory = this.own.factories[this.view.round];
    if (!this.pricing || !factory) return null;
    return this.#laid ?? this.#start(arrangementOf(factory));
  });
  /** What may be set once the action is ended: a press there ends it. */
  nextChoices: ChoiceView[] | null = $derived.by(() => {
    const next = this.offer && !this.pricing ? (this.peeked(wish('done'))?.view as View | undefined) : undefined;
    return next?.phase === 'price' && next.choices && !this.turnOver(next) ? next.choices : null;
  });
  choice: ChoiceView | null = $derived.by(() => (this.arrangement && choiceOf(this.view.choices ?? [], this.arrangement)) ?? null);
  /** A decision prepared after the plan: as many goods as the ships take. The main button sends it. */
  prepared = $state.raw<Wish | null>(null);
  /** The same, or the move that goes on without using cards that may help with the sale. */
  ready: Wish | null = $derived.by(() => (this.offer && this.steps.length === 0 ? (this.prepared ?? this.offer.find('sell', { n: 0 }) ?? null) : null));

  /** What the others may still do, and what may come out of the bag. */
  readonly outlook: Outlook<OutlookView>;
  /** Other plans, kept until the round ends. */
  readonly kept: Kept<View, OutlookView>;
  /** What the production takes for lack of money, with the plan and the price that is being chosen. */
  hurt: Hurt | null = $derived.by(() => {
    if (this.steps.length === 0 && !this.choice) return null;
    const borrowed = this.steps.reduce((sum, { move }) => sum + (move.kind === 'loan' ? Number(move.args['n']) : 0), 0);
    return planHurts(this.base, this.view, this.choice, borrowed);
  });

  constructor(table: TableSession, kit: Kit) {
    super(table);
    this.kit = kit;
    this.outlook = new Outlook(this);
    $effect(() => {
      const { ready } = this;
      if (ready) untrack(() => void this.peek(ready));
    });
    this.kept = new Kept(this, () => `${this.base.decade} ${this.base.round}`);
  }

  words(move: Wish, view: View = this.view): string {
    return moveWords(move, view, (seat) => this.table.nameOf(seat));
  }

  /** What a move would change at its factory; undefined for one that is not on offer, or is about no factory. */
  effectOf(move: Wish): EffectView | undefined {
    const key = keyOf(move);
    return this.view.effects.find((one) => keyOf(one) === key);
  }

  protected turnOver(view: View): boolean {
    return turnOver(view, this.base);
  }

  /** An action is chosen by what is done with it, as much as by its name. */
  protected override ways(offer: Offer): readonly Wish[] {
    return this.phase === 'action' ? offer.of('action') : super.ways(offer);
  }

  protected override changed(): void {
    this.#laid = null;
    this.piecePick = null;
    this.partPick = null;
  }

  /** Where the choice of a price begins: what brings the most at home, unless nothing does or a lesson asks for it. */
  #start(lies: Arrangement): Arrangement {
    const choices = this.view.choices ?? [];
    const most = this.table instanceof LessonSession ? 0 : bestIncome(choices);
    const best = choices.filter(({ income }) => income === most).toSorted((a, b) => this.#steps(b) - this.#steps(a))[0];
    return most > 0 && best ? wayTo(best, lies) : lies;
  }

  readonly #steps = (choice: ChoiceView): number => choice.steps[Math.max(0, this.base.viewer)] ?? 0;

  arrange(laid: Arrangement): void {
    this.#laid = laid;
  }

  setPrice(wanted: Arrangement | null = this.arrangement): void {
    const move = wanted && this.offers.flatMap((offer) => offer.of('set')).find((one) => lays(one, wanted));
    if (move) this.plan(move);
  }
}
