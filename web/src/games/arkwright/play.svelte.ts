// The plan of a Water Frame turn, and what the reader looks at. Legality and consequences come only from the server.
import { untrack } from 'svelte';
import { keyOf, Offer, wish, type Move, type Wish } from '../../table/session/offer';
import { Plan } from '../../table/plan/plan.svelte';
import type { TableSession } from '../../table/session/table.svelte';
import { closeWhy } from '../../lib/ui/why/why.svelte';
import { Kept } from '../../table/plan/kept.svelte';
import { Outlook } from '../../table/plan/outlook.svelte';
import { hurtOf, type Hurt } from './plan/hurt';
import { markerChoices, moveAt, type MarkerChoice, type RowChoice } from './plan/moves';
import { readAs } from './plan/outlook';
import { turnOver } from './plan/turnOver';
import type { CompanyView, Kit, OutlookView, View } from './wire';
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
  /** The good of the forecast; null follows what is being decided, else what is produced next. */
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
  good: number = $derived.by(() => this.goodPick ?? (this.#edited < 0 ? Math.max(0, this.view.coming < 0 ? this.active : this.view.coming) : this.#edited));

  /** The markers that may be used now, with their rows. */
  choices: MarkerChoice[] = $derived.by(() => (this.offer ? markerChoices(this.offer, this.kit) : []));
  choice: MarkerChoice | undefined = $derived.by(() => this.choices.find(({ marker }) => marker === this.marker));

  /** What the others may still do, and the cycles to come. */
  readonly outlook: Outlook<OutlookView>;
  /** The position with the forecast as it is read: the others hold, repeat or give their best reply. */
  told: View = $derived.by(() => readAs(this.view, this.outlook.value, this.outlook.reading));

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
    // Choosing a special marker happens where they lie; afterwards the viewer's own company is shown again. The choices of the exchange
    // are above the tray and cover the list: it can be opened after they are folded away.
    $effect(() => {
      const open = this.phase === 'special' ? this.offers.slice(0, 1) : [];
      const choosing = open.some((offer) => offer.moves.some(({ kind }) => ['tile', 'marker', 'ship'].includes(kind)));
      untrack(() => (this.offerOpen = choosing));
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

  // -- prices: one move per good, and the stepper may still change its mind --------------------------------------

  /** The prices a good may have now, the planned or present one included; empty when it is not open to change. */
  prices(good: string): number[] {
    const at = this.#priceStep(good);
    const offers = at < 0 ? this.offers : [new Offer(this.viewBefore(at).offer ?? [])];
    const found = offers.map((offer) => offer.numbers('price', 'price', { good })).find((numbers) => numbers.length > 0);
    if (!found) return [];
    const now = this.viewBefore(at < 0 ? this.steps.length : at).companies[this.base.viewer]!.factories[this.goods.indexOf(good)]?.price ?? 0;
    return [...new Set([...found, now])].sort((a, b) => a - b);
  }

  setPrice(good: string, price: number): void {
    closeWhy();
    this.queue(async () => {
      const at = this.#priceStep(good);
      const kept = at < 0 ? [] : this.steps.slice(at + 1).map((step) => step.move);
      if (at >= 0) this.steps = this.steps.slice(0, at);
      await this.extend([wish('price', { good, price }), ...kept]);
    });
  }

  /** The step that set this price, as long as only prices were set since. */
  #priceStep(good: string): number {
    for (let at = this.steps.length - 1; at >= 0 && this.steps[at]!.move.kind === 'price'; at--) {
      if (this.steps[at]!.move.args['good'] === good) return at;
    }
    return -1;
  }
}
