// The plan of a Water Frame turn, and what the reader looks at. Legality and consequences come only from the server.
import { untrack } from 'svelte';
import { keyOf, Offer, wish, type Move, type Wish } from '../../table/session/offer';
import { Answers } from '../../table/plan/answers.svelte';
import { Plan, type PlanStep } from '../../table/plan/plan.svelte';
import type { TableSession } from '../../table/session/table.svelte';
import { closeWhy } from '../../lib/ui/why/why.svelte';
import { Kept } from '../../table/plan/kept.svelte';
import { Outlook } from '../../table/plan/outlook.svelte';
import { hurtOf, type Hurt } from './plan/hurt';
import { markerChoices, moveAt, type MarkerChoice, type RowChoice } from './plan/moves';
import { readAs } from './plan/outlook';
import { isPricedAlready, PRICE_PHASES } from './plan/prices';
import { turnOver } from './plan/turnOver';
import { answerMoves } from './tray/ask/answers';
import type { AnswersView, CompanyView, Kit, OutlookView, ScaleView, View } from './wire';
import { moveWords, nextFee } from './words';

export type { Ask } from '../../table/plan/plan.svelte';

export class Play extends Plan<View> {
  readonly kit: Kit;
  /** The goods by name; views count them in this order. */
  readonly goods: string[];

  /** The marker whose rows are looked at. */
  marker = $state<string | null>(null);
  /** Pounds paid above what is printed on the row, or below it; the accountant allows that. */
  more = $state(0);
  /** The company that is shown; null: the viewer's own. */
  seatPick = $state<number | null>(null);
  /** The middle shows what is on offer instead of a company. */
  offerOpen = $state(false);
  /** The good of the forecast; null follows the price or what else is being decided, else what is produced next. */
  goodPick = $state<number | null>(null);

  seat: number = $derived.by(() => this.seatPick ?? Math.max(0, this.base.viewer));
  company: CompanyView = $derived.by(() => this.view.companies[this.seat]!);
  before: CompanyView = $derived.by(() => this.base.companies[this.seat]!);
  mine: boolean = $derived.by(() => this.seat === this.base.viewer);
  /** The active good; outside the cycles there is none. */
  active: number = $derived.by(() => (this.view.cycle >= 0 && this.view.cycle < this.goods.length ? this.view.cycle : -1));
  /** Spinning Jenny has neither development tiles, nor economy markers, nor events. */
  plainest: boolean = $derived.by(() => this.table.brief.ruleset === 'spinning-jenny');
  /** The good that the plan was last about, −1 if none. */
  #edited: number = $derived.by(() => this.goods.indexOf(String(this.steps.findLast(({ move }) => 'good' in move.args)?.move.args['good'])));
  good: number = $derived.by(() => this.goodPick ?? (this.pricing.length > 0 ? this.goods.indexOf(this.priced) : this.#edited < 0 ? Math.max(0, this.view.coming < 0 ? this.active : this.view.coming) : this.#edited));

  /** The markers that may be used now, with their rows. */
  choices: MarkerChoice[] = $derived.by(() => (this.offer ? markerChoices(this.offer, this.kit) : []));
  choice: MarkerChoice | undefined = $derived.by(() => this.choices.find(({ marker }) => marker === this.marker));

  /** What the others may still do, and the cycles to come. */
  readonly outlook: Outlook<OutlookView>;
  /** The position with the forecast as it is read: the others hold, repeat or give their best reply. */
  told: View = $derived.by(() => readAs(this.view, this.outlook.value, this.outlook.reading));

  /** The good whose prices the reader looks at in the tray. */
  pricePick = $state<string | null>(null);
  /** The steps with which the reader has laid the prices: the tray goes on to what is asked next. */
  #laid: readonly PlanStep<View>[] | null = $state.raw(null);
  /** The goods whose price is being chosen in the tray: also after the last one was set, until it is laid. */
  pricing: string[] = $derived.by(() => {
    if (this.ask !== 'act' || this.#laid === this.steps) return [];
    const asked = this.offer !== null && PRICE_PHASES.includes(this.phase);
    return asked || this.#pricedLast ? this.goods.filter((good) => this.prices(good).length > 1) : [];
  });
  /** The one of them that is shown. */
  priced: string = $derived.by(() => {
    const set = this.steps.findLast(({ move }) => move.kind === 'price')?.move.args['good'];
    const { coming, viewer } = this.view;
    const [now, was] = [this.view, this.base].map(({ companies }) => companies[viewer]?.factories[coming]?.appeal);
    // What is produced next, if the plan has changed it; else what the plan was last about.
    const first = now === was && this.#edited >= 0 ? [this.#edited, coming] : [coming];
    const wanted = [this.pricePick, set, ...first.map((good) => this.goods[good])];
    return this.pricing.find((good) => good === wanted.find((one) => one && this.pricing.includes(String(one)))) ?? this.pricing[0] ?? '';
  });
  /** The answers to the present question, where there are a few. */
  answering: Move[] = $derived.by(() => (this.offer && this.pricing.length === 0 ? answerMoves(this.offer, this.phase) : []));
  /** What each of them brings, or each price. */
  readonly answers: Answers<AnswersView>;
  scale: ScaleView | null = $derived.by(() => this.answers.value?.prices.find(({ good }) => this.goods[good] === this.priced) ?? null);

  /** Other plans, kept until the cycle ends. */
  readonly kept: Kept<View, OutlookView>;
  /** What the plan costs for lack of cash. */
  hurt: Hurt | null = $derived.by(() => {
    if (this.steps.length === 0) return null;
    // What is tried tells of the whole plan each time.
    const events = (this.ending ?? this.steps.findLast((step) => step.view))?.events ?? [];
    return hurtOf((this.ending?.view as View | null | undefined) ?? this.view, this.base, events, this.kit.share_value);
  });

  constructor(table: TableSession, kit: Kit) {
    super(table);
    this.outlook = new Outlook(this);
    this.kept = new Kept(this, () => `${this.base.year} ${this.base.cycle}`);
    this.kit = kit;
    this.goods = kit.goods;
    this.answers = new Answers(table, () => this.#asking());
    this.#answerItself();
    // Choosing a special marker happens where they lie; afterwards the viewer's own company is shown again. The choices of the exchange
    // are above the tray and cover the list: it can be opened after they are folded away.
    $effect(() => {
      const open = this.phase === 'special' ? this.offers.slice(0, 1) : [];
      const choosing = open.some((offer) => offer.moves.some(({ kind }) => ['tile', 'marker', 'ship'].includes(kind)));
      // The plan of a guide is seen in the company.
      const led = this.steps.length > 0 && this.steps.length === table.led;
      untrack(() => (this.offerOpen = choosing && !led));
    });
  }

  words(move: Wish, view: View = this.view): string {
    return moveWords(move, (seat) => this.table.nameOf(seat), view.phase, move.kind === 'keep' ? nextFee(view, this.kit) : this.#paid(move));
  }

  /** Pounds that leave with a marker, the fee for using it again included; as far as the server was asked. */
  #paid(move: Wish): number | undefined {
    if (move.kind !== 'reuse') return undefined;
    const events = this.steps.find((step) => keyOf(step.move) === keyOf(move))?.events ?? this.peeked(move)?.events;
    const paid = events?.find(({ key }) => key === 'marker')?.args['paid'];
    return paid === undefined ? undefined : Number(paid);
  }

  protected turnOver(view: View): boolean {
    return turnOver(view, this.base);
  }

  protected override tableMoved(): void {
    this.goodPick = null;
    this.pricePick = null;
  }

  protected override changed(): void {
    this.marker = null;
    this.more = 0;
  }

  /** The move that puts a marker on this row, or uses it again where it lies. */
  rowMove(marker: string, row: RowChoice): Move {
    const lies = this.kit.admin_rows[this.view.companies[this.base.viewer]!.placed.indexOf(marker)] ?? 0;
    return moveAt(row, (row.cost ?? lies) + this.more);
  }

  // -- answers --------------------------------------------------------------------------------------------------

  /** A first price is begun with, and what changes nothing is not asked. A factory just priced is not asked about again. */
  protected override forced(view: View, before: readonly PlanStep<View>[]): Move | undefined {
    const offer = new Offer(view.offer ?? []);
    if (view.phase === 'first-price' || (view.idle && this.table.kept)) return offer.moves.find(({ text }) => text === view.assumed);
    if (isPricedAlready(view, offer, before, this.base)) return offer.find('done');
    return super.forced(view, before);
  }

  /** The moves before the question in the tray, without the price that is being chosen. */
  #asking(): readonly Wish[] | null {
    if (this.ask !== 'act') return null;
    if (this.pricing.length === 0) return this.answering.length > 0 ? this.moves : null;
    const at = this.#priceStep(this.priced);
    if (at >= 0) return [...this.moves.slice(0, at), ...this.moves.slice(at + 1).filter(({ kind }) => kind === 'price')];
    return PRICE_PHASES.includes(this.phase) ? this.moves : [...this.moves, wish('done')];
  }

  /** A question whose answer changes nothing is answered at once. After an undo it is asked: its player wants to go back. */
  #answerItself(): void {
    let answered = -1;
    $effect(() => {
      const { table, base, steps, trying } = this;
      if (this.ask !== 'act' || !base.idle || !table.kept || table.busy || trying || steps.length > 0) return;
      if (answered === table.version || table.log.at(-1)?.kind === 'undo') return;
      answered = table.version;
      const move = this.offer?.moves.find(({ text }) => text === base.assumed);
      if (move) untrack(() => void this.decide(move));
    });
  }

  // -- prices: one move per good, and the scale may still change its mind ------------------------------------------

  /** The prices a good may have now, the planned or present one included; empty when it is not open to change. */
  prices(good: string): number[] {
    const at = this.#priceStep(good);
    const offers = at < 0 ? this.offers : [new Offer(this.viewBefore(at).offer ?? [])];
    const found = offers.map((offer) => offer.numbers('price', 'price', { good })).find((numbers) => numbers.length > 0);
    if (!found) return [];
    const now = this.viewBefore(at < 0 ? this.steps.length : at).companies[this.base.viewer]!.factories[this.goods.indexOf(good)]?.price ?? 0;
    return [...new Set([...found, now])].sort((a, b) => a - b);
  }

  /** Set a price, or take it back to where it was, in place of the one that was planned. */
  setPrice(good: string, price: number): void {
    closeWhy();
    this.queue(async () => {
      const at = this.#priceStep(good);
      const kept = at < 0 ? [] : this.steps.slice(at + 1).flatMap(({ move }) => (move.kind === 'price' ? [move] : []));
      if (at >= 0) this.steps = this.steps.slice(0, at);
      const move = wish('price', { good, price });
      await this.extend(this.may(move) ? [move, ...kept] : kept);
    });
  }

  /** "Done" ends the choice of prices, or the building of the factory that was just priced. */
  get donePrices(): boolean {
    return this.offer?.has(wish('done')) === true && (PRICE_PHASES.includes(this.phase) || this.phase === 'factory');
  }

  /** After "done" nothing is left to decide but what needs no press. */
  get endsWithPrices(): boolean {
    if (this.pricing.length === 0 || !this.donePrices) return false;
    const tried = this.peeked(wish('done'));
    const view = tried?.view as View | undefined;
    const step = { move: wish('done'), view: view ?? null, events: tried?.events ?? [] };
    return !!view?.offer && !view.asked.extra && view.phase === 'prices' && this.forced(view, [...this.steps, step]) !== undefined;
  }

  /** The prices stay as they are chosen: what is asked next is shown. */
  layPrices(): void {
    this.#laid = this.steps;
  }

  /** The last step that was pressed is a price. */
  get #pricedLast(): boolean {
    let at = this.steps.length - 1;
    while (at >= 0 && this.steps[at]!.move.kind !== 'price' && this.isForced(at)) at--;
    return at >= 0 && this.steps[at]!.move.kind === 'price';
  }

  /** The step that set this price, as long as only prices were set since, and what needs no press. */
  #priceStep(good: string): number {
    for (let at = this.steps.length - 1; at >= 0; at--) {
      const { kind, args } = this.steps[at]!.move;
      if (kind === 'price' && args['good'] === good) return at;
      if (kind !== 'price' && !this.isForced(at)) return -1;
    }
    return -1;
  }
}
