// What the player has chosen and not yet sent, and the acts that send it. Legality comes only from the view's offer.
import { t } from '../../lib/text/i18n.svelte';
import { keyOf, type Wish } from '../../table/session/offer';
import type { TableSession } from '../../table/session/table.svelte';
import { askWhy, closeWhy, why } from '../../lib/ui/why/why.svelte';
import { Kept } from '../../table/plan/kept.svelte';
import type { Event } from '../../wire/types';
import { Ahead } from './plan/ahead.svelte';
import { crewFor } from './plan/crew';
import { gridOf, type Grid } from './board/cells';
import { lotAnchors, lotSizes, lotTile } from './plan/lot';
import { BANNER, DONE, END, layLot, layTile, playCard, sellSeals, setPiece, setWorker, takeCard, type LotSize } from './plan/moves';
import { anchorFor, cellsAt, firstTurn, flipped, gripAt, hasControls, held, legalAnchors, rotated, tileOf, turnFor, turnsAt, turnsOf, type Held, type Placed } from './plan/offer';
import { saleMoves, saleRows } from './plan/sale';
import { viewBefore } from './scene/story';
import { TurnPlan } from './plan/turn.svelte';
import type { CastleSquareView, EnclosedScene, Kit, Offer, PlayerView, View } from './wire';

/** What the table asks of this viewer at the moment. */
export type Ask =
  | 'lot' | 'lay' | 'workers' | 'castle' | 'draw' | 'banner' | 'sell' | 'other'
  | 'send' | 'wait' | 'watch' | 'past' | 'over';

/** The pause before the server is asked what a tentative move would do. */
const TRY_AFTER_MS = 150;

export class Play {
  readonly table: TableSession;
  readonly kit: Kit;
  readonly grid: Grid;
  /** What is decided and not yet sent: workers, and decisions confirmed with "plan on". */
  readonly plan: TurnPlan;
  /** What follows the main decision and can be pressed with it. */
  readonly ahead = new Ahead(this);
  /** Other plans that are kept until the turn ends. */
  readonly kept: Kept<View, null>;

  mode = $state<'lay' | 'workers'>('lay');
  /** Index in the hand: the same card can be held twice. */
  pick = $state<number | null>(null);
  turn = $state('a');
  /** Which of the ways the castle lot may be turned. */
  lotTurn = $state(0);
  /** The square under the middle of the tile, once fixed. */
  spot = $state<number | null>(null);
  hover = $state<number | null>(null);
  /** The square the keyboard stands on; null until the board was entered. */
  cursor = $state<number | null>(null);
  /** The board has the focus: only then the keyboard's square counts as pointed at. */
  focused = $state(false);
  kind = $state<'own' | 'neutral'>('own');
  family = $state<string | null>(null);
  square = $state<number | null>(null);
  sell: number[] = $state([]);
  /** Leads the focus of who plays by keys to where the next choice is made. */
  leadOn: () => Promise<void> = async () => undefined;
  tried = $state.raw<{ key: string; view: View; events: Event[] } | null>(null);

  /** Buildings whose pieces of the castle a scene has still to tell of: they are not seen there yet. */
  untold: EnclosedScene[] = $state.raw([]);
  /** The position at the table, and with the plan carried out. */
  base: View = $derived.by(() => viewBefore(this.plan.base, this.kit.families, this.untold));
  view: View = $derived.by(() => viewBefore(this.plan.view, this.kit.families, this.untold));
  offer: Offer | null = $derived.by(() => (this.plan.offer ? this.view.offer : null));
  me: PlayerView | null = $derived.by(() => this.view.players[this.view.viewer] ?? null);
  hand: string[] = $derived.by(() => this.view.you?.hand ?? []);
  ask: Ask = $derived.by(() => this.#ask());
  card: string | null = $derived.by(() => this.view.asked.lay?.card ?? (this.pick === null ? null : (this.hand[this.pick] ?? null)));
  /** Nothing to choose between: the other half of the "must" part is closed. */
  canLay = $derived.by(() => Object.keys(this.offer?.lay ?? {}).length > 0);
  canSetWorkers = $derived.by(() => (this.offer?.own?.length ?? 0) + (this.offer?.neutral?.length ?? 0) > 0);

  #seen = { turn: 0, moment: '' };
  #moment: string = $derived.by(() => `${this.view.turn} ${this.view.phase} ${this.view.castle.placed} ${this.table.live}`);
  tile: Held | null = $derived.by(() => this.#tile());
  anchors: Set<number> = $derived.by(() => this.#anchors());
  /** Squares that act when clicked: grips of legal places, squares for workers. */
  legalCells: number[] = $derived.by(() => this.#legalCells());
  shown: Placed | null = $derived.by(() => this.#shown());
  workerKind: 'own' | 'neutral' = $derived.by(() => {
    const other = this.kind === 'own' ? 'neutral' : 'own';
    return !this.offer?.[this.kind]?.length && this.offer?.[other]?.length ? other : this.kind;
  });
  sale = $derived.by(() => saleRows(this.kit.families, this.me?.seals ?? [], this.view.castle.values, this.offer?.sell, this.sell));
  /** What was chosen and not yet sent, as moves: after a reload it is chosen again. */
  chosen: Wish[] = $derived.by(() => this.#chosen());
  /** The moves whose consequences are worth asking the server for. */
  question: Wish[] | null = $derived.by(() => this.#question());
  /** The server's answer, when it belongs to the present question. */
  answer = $derived.by(() => {
    const key = this.#key(this.question);
    return this.tried?.key === key ? this.tried : null;
  });

  constructor(table: TableSession, kit: Kit) {
    this.table = table;
    this.kit = kit;
    this.grid = gridOf(kit);
    this.plan = new TurnPlan(table, this.grid, kit, {
      whole: () => (this.ask === 'workers' && this.plan.steps.length === 0 ? [] : this.#confirmed() ?? []),
      unsent: () => this.chosen,
      take: (moves) => this.#take(moves),
      forget: () => this.#forgetMoved(),
    });
    this.kept = new Kept(this.plan, () => String(this.plan.base.turn), false);
    $effect(() => this.#askServer());
  }

  #ask(): Ask {
    const { view, offer } = this;
    if (!this.table.live) return 'past';
    if (view.over || view.phase === 'over') return 'over';
    if (view.viewer < 0) return 'watch';
    if (this.plan.complete) return 'send';
    if (!offer) return 'wait';
    if (!hasControls(view.phase, offer)) return 'other';
    if (offer.lot) return 'lot';
    if (offer.castle) return 'castle';
    if (offer.take) return 'draw';
    if (offer.sell || view.phase === 'sell') return 'sell';
    if (view.phase === 'workers') return 'workers';
    if (view.phase === 'lay') return 'lay';
    if (this.canLay || this.canSetWorkers) return this.mode === 'lay' ? 'lay' : 'workers';
    return 'banner';
  }

  #lotSize(): LotSize {
    const sizes = lotSizes(this.offer);
    return sizes[this.lotTurn % sizes.length] ?? [0, 0];
  }

  #tile(): Held | null {
    if (this.ask === 'lot') return lotTile(this.#lotSize());
    const cells = this.ask === 'lay' && this.card ? tileOf(this.kit, this.card, this.turn) : [];
    return cells.length > 0 ? held(cells) : null;
  }

  #anchors(): Set<number> {
    if (this.ask === 'lot') return lotAnchors(this.grid, this.offer, this.#lotSize());
    return new Set(this.ask === 'lay' && this.card ? legalAnchors(this.offer, this.card, this.turn) : []);
  }

  #legalCells(): number[] {
    const { tile } = this;
    if (tile) return [...this.anchors].map((anchor) => gripAt(this.grid, anchor, tile));
    if (this.ask === 'workers') return this.offer?.[this.workerKind] ?? [];
    if (this.ask === 'castle') {
      const squares = this.view.lot?.squares ?? [];
      return this.castleSquares.map((square) => squares[square - 1]!);
    }
    return [];
  }

  #shown(): Placed | null {
    const at = this.spot ?? this.pointed;
    if (!this.tile || at === null) return null;
    const anchor = anchorFor(this.grid, at, this.tile);
    return {
      anchor,
      cells: cellsAt(this.grid, anchor, this.tile),
      legal: this.anchors.has(anchor),
      fixed: this.spot !== null,
      moves: this.#placeMoves(anchor),
    };
  }

  /** Card and place are two decisions of the game and one at the table: they are sent together. */
  #placeMoves(cell: number): Wish[] {
    if (this.ask === 'lot') return [layLot(cell, this.#lotSize())];
    const face = this.kit.faces[this.card ?? ''];
    if (!this.card || !face) return [];
    const lay = layTile(face.form, cell, this.turn);
    return this.view.phase === 'lay' ? [lay] : [playCard(this.card), lay];
  }

  #question(): Wish[] | null {
    if (this.ask === 'lay') return this.shown?.legal ? this.shown.moves : null;
    if (this.ask === 'workers') return this.offer?.done ? [DONE] : null;
    if (this.ask === 'castle') return this.castleMove ? [this.castleMove] : null;
    if (this.ask === 'banner') return this.offer?.banner ? [BANNER] : null;
    return null;
  }

  #chosen(): Wish[] {
    if (this.castleMove) return [this.castleMove];
    if (this.ask === 'sell') return this.sale.filter((row) => row.sell > 0).map((row) => sellSeals(row.family, row.sell));
    if (this.shown?.fixed) return this.shown.moves;
    return this.ask === 'lay' && this.pick !== null && this.card ? [playCard(this.card)] : [];
  }

  /** Chooses again what this move says, as far as it is still there to be chosen. */
  #choose({ kind, args }: Wish): void {
    if (kind === 'card') this.choose(this.hand.indexOf(String(args['card'])));
    if (kind === 'lot') this.lotTurn = Math.max(0, lotSizes(this.offer).findIndex(([width]) => width === args['width']));
    if (kind === 'lay') this.turn = String(args['turn']);
    if ((kind === 'lot' || kind === 'lay') && this.tile) this.spot = gripAt(this.grid, Number(args['cell']), this.tile);
    if (kind === 'castle') {
      this.family = String(args['family']);
      this.square = Number(args['square']);
    }
    if (kind === 'sell') this.sell[this.kit.families.indexOf(String(args['family']))] = Number(args['n']);
  }

  /** Choose again what lay in the hand, or begin where a plan does. */
  #take(moves: readonly Wish[]): void {
    this.#forget();
    if (!this.offer) return;
    if (this.plan.steps.some(({ move }) => move.kind === 'own' || move.kind === 'neutral')) this.mode = 'workers';
    for (const move of moves) this.#choose(move);
  }

  #key(moves: Wish[] | null): string {
    return [this.table.version, ...this.plan.after(moves ?? []).map(keyOf)].join('; ');
  }

  /** The castle squares (1–10) a piece may go on. */
  get castleSquares(): number[] {
    return (this.offer?.castle?.squares ?? []).map((square) => square + 1);
  }

  /** The square under the mouse, else the one the keyboard stands on. */
  get pointed(): number | null {
    return this.hover ?? (this.focused ? this.cursor : null);
  }

  /** The castle piece as it would be seen on its square. */
  get piece(): CastleSquareView | null {
    return this.family ? { floor: this.view.castle.floor, family: this.family } : null;
  }

  get castleMove(): Wish | null {
    return this.family && this.square !== null ? setPiece(this.family, this.square) : null;
  }

  /** A new turn or phase makes old choices meaningless; a fresh view of the same moment keeps them. */
  #forgetMoved(): void {
    if (this.#moment === this.#seen.moment) return;
    this.#seen.moment = this.#moment;
    this.#forget();
  }

  #forget(): void {
    this.pick = null;
    this.spot = null;
    this.hover = null;
    const [family, ...families] = this.offer?.castle?.families ?? [];
    this.family = families.length > 0 ? null : (family ?? null);
    this.square = this.castleSquares.length === 1 ? this.castleSquares[0]! : null;
    this.sell = this.kit.families.map(() => 0);
    const given = this.view.asked.lay?.card;
    if (given) this.turn = firstTurn(this.offer, given, turnsOf(this.kit, given));
    const begins = this.view.turn !== this.#seen.turn;
    if (begins) this.kind = 'own';
    if (this.offer && !this.canLay && this.canSetWorkers) this.mode = 'workers';
    else if (begins) this.mode = 'lay';
    this.#seen.turn = this.view.turn;
  }

  #askServer(): (() => void) | void {
    const { question } = this;
    if (!question) return;
    const key = this.#key(question);
    let wanted = true;
    const timer = setTimeout(() => {
      void this.table.tryMoves(this.plan.after(question)).then((tried) => {
        if (wanted && tried?.view) this.tried = { key, view: tried.view as View, events: tried.events };
      });
    }, TRY_AFTER_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  choose(index: number): void {
    const card = this.hand[index];
    if (!card || !this.offer?.lay || this.view.phase !== 'must') return;
    this.mode = 'lay';
    // The same card again takes its tile back into the hand.
    const again = this.pick === index;
    if (!again || this.spot !== null) this.turn = firstTurn(this.offer, card, turnsOf(this.kit, card));
    if (again) this.spot = null;
    this.pick = index;
  }

  setMode(mode: 'lay' | 'workers'): void {
    [this.mode, this.spot] = [mode, null];
  }

  rotate(): void {
    if (this.ask === 'lot') this.lotTurn = (this.lotTurn + 1) % lotSizes(this.offer).length;
    else if (this.card) this.turn = rotated(turnsOf(this.kit, this.card), this.turn);
  }

  flip(): void {
    if (this.card && this.kit.flip) this.turn = flipped(turnsOf(this.kit, this.card), this.turn);
  }

  /** The nudge pad: one square further, also over places where the tile may not stay. */
  nudge(dx: number, dy: number): void {
    // The first touch only brings the tile onto the board.
    if (this.tile) this.spot = this.spot === null ? (this.pointed ?? this.legalCells[0] ?? this.grid.middle) : this.grid.step(this.spot, dx, dy);
  }

  /** A click or Enter on a square of the board; `drawn` is what a refusal points at. */
  async act(cell: number, drawn: Element): Promise<void> {
    closeWhy();
    const free = this.offer?.[this.workerKind]?.includes(cell) ?? false;
    const workers = free ? [setWorker(this.workerKind, cell)] : crewFor(this.view, cell, this.workerKind);
    if (this.tile) {
      // A press turns the tile so that it fits; a second one on the same square turns it on.
      if (this.ask === 'lay' && this.card) this.turn = turnFor(turnsAt(this.kit, this.grid, this.offer, this.card, cell), this.turn, this.spot === cell);
      this.spot = cell;
      if (!this.shown?.legal) await this.explain(cell, drawn);
    } else if (this.ask === 'castle' && this.legalCells.includes(cell)) this.square = (this.view.lot?.squares ?? []).indexOf(cell) + 1;
    else if (workers.length > 0) {
      // A press on a square for workers, or on a building to close, without a chosen card means workers.
      this.mode = 'workers';
      this.plan.plan(...workers);
    } else if (this.ask !== 'workers' || !this.view.buildings.some((building) => building.cells.includes(cell))) {
      // Pointing at a building asks what it would pay, not why no worker may stand on its roof.
      await this.explain(cell, drawn);
    }
  }

  /** Asks why the square cannot be used and shows the answer next to it. */
  async explain(cell: number, drawn: Element): Promise<void> {
    const moves = this.#movesAt(cell);
    if (moves) await askWhy(drawn, t('arkadia-why-here', { cell: this.grid.nameOf(cell) }), this.table, () => this.table.whyNot(this.plan.after(moves)));
  }

  #movesAt(cell: number): Wish[] | null {
    if (this.tile) return this.shown?.moves ?? null;
    if (this.ask === 'workers') return [setWorker(this.workerKind, cell)];
    const square = (this.view.lot?.squares ?? []).indexOf(cell) + 1;
    const family = this.family ?? this.offer?.castle?.families[0];
    if (this.ask === 'castle' && square > 0 && family) return [setPiece(family, square)];
    return null;
  }

  /** Esc: an answer on the screen first, then the newest choice, then the newest step of the plan. */
  async back(): Promise<void> {
    if (why.shown) closeWhy();
    else if (this.spot !== null) this.spot = null;
    else if (this.square !== null) this.square = null;
    else if (this.pick !== null) this.pick = null;
    else if (this.plan.steps.length > 0) await this.plan.back();
  }

  /** Something that was chosen or planned can be taken back before anything that was sent. */
  get unsent(): boolean {
    return this.spot !== null || this.square !== null || this.plan.steps.length > 0;
  }

  /** The Undo button: one choice or step back, else what was sent last. */
  async undo(): Promise<void> {
    closeWhy();
    await (this.unsent ? this.back() : this.plan.back());
  }

  /** The one main button. */
  async confirm(): Promise<void> {
    const moves = this.primaryMoves;
    if (moves) await this.plan.commit(this.ahead.ends ? [...moves, END] : moves);
  }

  /** Can what is chosen be planned on from? */
  get onward(): boolean {
    return this.#confirmed() !== null;
  }

  /** Put what is chosen into the plan, and decide what follows before anything is sent. */
  planOn(): void {
    const moves = this.#confirmed();
    if (moves) this.plan.plan(...moves);
  }

  /** What is chosen and can be planned on from; what ends a turn or shows a card is sent with the plan before it. */
  #confirmed(): Wish[] | null {
    if (this.ask === 'sell' && this.sale.every((row) => row.sell === 0)) return null;
    return ['lot', 'lay', 'workers', 'castle', 'sell'].includes(this.ask) ? this.primaryMoves : null;
  }

  /** What the main button would send, or null while something is still to be chosen. */
  get primaryMoves(): Wish[] | null {
    switch (this.ask) {
      case 'lot': case 'lay':
        return this.shown?.fixed && this.shown.legal ? this.shown.moves : null;
      case 'workers': return this.offer?.done ? [DONE] : null;
      case 'castle': return this.castleMove ? [this.castleMove] : null;
      case 'draw': return this.offer?.take?.includes('stack') ? [takeCard('stack')] : null;
      case 'banner': return this.offer?.end ? [END] : null;
      case 'sell': return saleMoves(this.sale);
      case 'send':
        return [];
      default:
        return null;
    }
  }
}
