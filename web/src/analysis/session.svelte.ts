import { t } from '../lib/text/i18n.svelte';
import { asSent, type Sent } from '../table/session/offer';
import { TrialSession } from '../table/session/trial.svelte';
import { reported, reportError } from '../lib/ui/toasts.svelte';
import { guarded } from '../lib/ui/work.svelte';
import { ApiError, get, NoAnswer, post, postForText } from '../wire/http';
import type { Analysis, AnalysisBody, Brief, Candidate, PlanWorth, Reason, SentMove, Snapshot, Standing, Step, Tried, TryWorth } from '../wire/types';
import { lettersOf, rivalOf } from './figures';
import { changedBy, standsAt } from './marks';
import type { Unit } from './track';

/** Number of tries kept; then the oldest is dropped. */
const MOST = 5;
/** Milliseconds between two requests for the bots' progress. */
const PACE = 700;

/** A plan as it is drawn on the boards: the places that it changes, by CSS selector. */
export interface Mark {
  letter: string;
  played: boolean;
  places: string[];
}

/** Moves that the reader tries from a moment of the game, and what they bring in the games of the candidates. */
export interface OwnTry {
  letter: string;
  n: number;
  /** Who decided there. */
  seat: number;
  moves: (string | SentMove)[];
  words: string;
  worth: PlanWorth | null;
  failed: boolean;
}

/**
 * The table of an analysis: a moment of a finished game, and moves tried from there for the seat that decides.
 */
export class AnalysisSession extends TrialSession {
  /** The seat that decides is looked at. */
  override readonly ownSeat = false;
  /** Number of decisions before the moment. */
  n = $state(0);
  standing: Standing[] = $state.raw([]);
  /** The game as it is in lists. */
  game: Brief | null = $state.raw(null);
  found: Analysis | null = $state.raw(null);
  asking = $state(false);
  /** What was played and the candidate drawn next to it. */
  marks: Mark[] = $state.raw([]);
  /** The candidate that is drawn, −1 for none. */
  drawn = $state(-1);
  /** The reader has begun to try: the tray is there. */
  begun = $state(false);
  tries: OwnTry[] = $state.raw([]);
  /** How far the buttons of the track step. */
  unit: Unit = $state('turn');
  /** The track is read as a table. */
  asTable = $state(false);
  #seen = 0;
  #letters = 0;
  /** How long the try was before each plan that was sent. */
  #before: number[] = [];
  #want = 0;
  #going: Promise<void> | null = null;
  #watch = 0;

  constructor(
    readonly tableId: string,
    first: number,
  ) {
    super(`analysis:${tableId}`);
    this.n = this.#want = first;
  }

  override get kitPath(): string {
    return `/tables/${this.tableId}/kit`;
  }

  get last(): number {
    return this.steps.length;
  }

  override async open(): Promise<void> {
    try {
      this.game = (await get<Snapshot>(`/tables/${this.tableId}`)).table;
      this.steps = (await get<{ steps: Step[] }>(`/tables/${this.tableId}/steps`)).steps;
      this.#want = Math.max(0, Math.min(this.#want, this.last));
      await this.#ask(this.#want, []);
      this.standing = (await get<{ standing: Standing[] }>(`/tables/${this.tableId}/standing?as=open`)).standing;
    } catch (error) {
      if (!this.ready) this.fault = error instanceof ApiError ? error.key : 'offline';
      else reportError(error);
    }
  }

  override close(): void {
    this.#watch += 1;
  }

  /** The moment after the first n decisions, without tries. Of several quick requests only the last one counts. */
  async moveTo(n: number): Promise<void> {
    this.#want = Math.max(0, Math.min(this.last, n));
    this.#going ??= this.#go().finally(() => (this.#going = null));
    await this.#going;
  }

  async #go(): Promise<void> {
    let failed = -1;
    while ((this.#want !== this.n || this.done.length > 0) && failed !== this.#want) {
      const wanted = this.#want;
      try {
        await this.#ask(wanted, []);
        this.#before = [];
      } catch (error) {
        const wait = error instanceof ApiError ? error.wait : null;
        if (wait === null) {
          failed = wanted;
          reportError(error);
        } else await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  override async send(moves: readonly Sent[]): Promise<boolean> {
    const [n, seat, before] = [this.n, this.you, this.done];
    const words = moves.map((move) => (typeof move === 'string' ? move : (this.planner?.words(move) ?? move.kind)));
    if (!(await guarded(this, () => this.#ask(n, [...before, ...moves.map(asSent)])))) return false;
    this.#before.push(before.length);
    void this.#note(n, before.length > 0 ? (this.tries.findLast((one) => one.n === n)?.seat ?? seat) : seat, words);
    return true;
  }

  /** What was sent becomes a try, or the last try goes on; then it is evaluated. */
  async #note(n: number, seat: number, words: string[]): Promise<void> {
    const moves = this.done;
    const going = this.tries.at(-1);
    const goesOn = going !== undefined && going.n === n && going.moves.length < moves.length && going.moves.every((move, at) => move === moves[at]);
    const letter = goesOn ? going.letter : String.fromCharCode(97 + (this.#letters++ % 26));
    const said = goesOn ? `${going.words} · ${words.join(' · ')}` : words.join(' · ');
    const fresh: OwnTry = { letter, n, seat: goesOn ? going.seat : seat, moves, words: said, worth: null, failed: false };
    this.tries = [...this.tries.filter((one) => one.letter !== letter), fresh].slice(-MOST);
    try {
      const { worth } = await post<TryWorth>(this.path('/worth', n), { done: moves, games: this.found?.games ?? 0 } satisfies AnalysisBody);
      this.#settle(fresh, { worth, failed: worth === null });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
      this.#settle(fresh, { failed: true });
    }
  }

  #settle(one: OwnTry, more: Partial<OwnTry>): void {
    this.tries = this.tries.map((other) => (other === one ? { ...other, ...more } : other));
  }

  /** Is a move of the reader's own on the table, or has the reader begun to try? */
  get trying(): boolean {
    return this.begun || this.done.length > 0 || (this.planner?.planned().length ?? 0) > 0;
  }

  /** Back to the moment as it was. */
  async endTry(): Promise<void> {
    this.planner?.take([]);
    await this.moveTo(this.n);
    this.begun = false;
  }

  /** Go to the position that a try has led to. */
  async follow(one: OwnTry): Promise<void> {
    this.#want = one.n;
    this.#before = [0];
    await this.#ask(one.n, one.moves).catch(reportError);
  }

  drop(one: OwnTry): void {
    this.tries = this.tries.filter((other) => other !== one);
  }

  override async undo(): Promise<boolean> {
    const before = this.#before.pop();
    if (before === undefined) return false;
    await this.#ask(this.n, this.done.slice(0, before)).catch(reportError);
    return true;
  }

  /** Let bots say what could be done here, and compare it with what was played in this many games; 0 for the usual number. */
  async reckon(games = 0): Promise<void> {
    const [n, done, watch] = [this.n, this.done, ++this.#watch];
    this.asking = true;
    try {
      while (watch === this.#watch) {
        const found = await post<Analysis>(this.path('/candidates', n), { done, games } satisfies AnalysisBody);
        if (watch !== this.#watch) return;
        this.found = found;
        if (found.state !== 'running') {
          await this.draw(rivalOf(found.candidates));
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PACE));
      }
    } catch (error) {
      reportError(error);
    } finally {
      if (watch === this.#watch) this.asking = false;
    }
  }

  /** Twice as many games, as far as the server goes. */
  async longer(): Promise<void> {
    if (this.found) await this.reckon(Math.min(2 * this.found.games, this.found.most));
  }

  /** Draw a candidate on the boards, next to what was played. −1 draws nothing. */
  async draw(at: number): Promise<void> {
    const [rows, teller, base, version] = [this.found?.candidates ?? [], this.since.teller, this.view, this.version];
    this.drawn = at;
    this.marks = [];
    const chosen = rows[at];
    if (!chosen || !teller || !base) return;
    const played = rows.find((row) => row.played && row !== chosen);
    const [one, other] = await Promise.all([this.#seenAfter(chosen), played ? this.#seenAfter(played) : null]);
    if (version !== this.version || this.drawn !== at) return;
    const [before, after, past] = [standsAt(teller, base), one && standsAt(teller, one), other && standsAt(teller, other)];
    const letters = lettersOf(rows);
    this.marks = [
      ...(played && past ? [{ letter: 'P', played: true, places: changedBy(before, past, after) }] : []),
      ...(after ? [{ letter: letters[at]!, played: chosen.played, places: changedBy(before, after, past) }] : []),
    ];
  }

  /** The view after a plan; after fewer of its moves where the last ones would show something hidden. */
  async #seenAfter({ moves }: Candidate): Promise<Tried['view']> {
    for (let count = moves.length; count > 0; count--) {
      const tried = await super.tryMoves(moves.slice(0, count));
      if (!tried || tried.view) return tried?.view ?? null;
    }
    return null;
  }

  /** Show what is found so far, and ask no more. */
  stop(): void {
    this.#watch += 1;
    this.asking = false;
  }

  protected override whyNoUndo(): Reason {
    return { key: 'analysis-undo', args: {}, rule: '' };
  }

  override async tryMoves(moves: readonly Sent[]): Promise<Tried | null> {
    const tried = await super.tryMoves(moves);
    return tried?.view ? tried : null;
  }

  override async positionText(): Promise<string | null> {
    return reported<string | null>(postForText(this.path('/position'), { done: this.done }), null);
  }

  /** Opens a table that begins here: the reader plays the seat that decides now, bots the others. Returns its id. */
  async playOn(): Promise<string | null> {
    const text = await this.positionText();
    if (text === null) return null;
    const { ruleset, options, seats, you, name } = this.brief;
    const wishes = seats.map(({ seat, bot }) => (seat === you ? { kind: 'me' } : { kind: 'bot', ...(bot ? { bot } : {}) }));
    const named = t('analysis-table', { table: name });
    return (await post<Brief>('/tables', { ruleset, options, name: named, seats: wishes, position: text })).id;
  }

  protected path(what = '', n = this.n): string {
    return `/tables/${this.tableId}/analysis/${n}${what}`;
  }

  async #ask(n: number, done: (string | SentMove)[]): Promise<void> {
    const snapshot = await post<Snapshot>(this.path('', n), { done } satisfies AnalysisBody);
    this.stop();
    this.found = null;
    this.marks = [];
    this.drawn = -1;
    if (n !== this.n) this.begun = false;
    this.n = n;
    this.done = done;
    this.#seen += 1;
    this.show({ ...snapshot, version: this.#seen, can_undo: done.length > 0 });
  }
}
