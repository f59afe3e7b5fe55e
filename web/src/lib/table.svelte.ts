import type { Snippet } from 'svelte';
import { Drawer } from '../hotseat/drawer';
import type { Theatre } from '../scene/story';
import { Since } from '../since/since.svelte';
import { ApiError, get, getText, NoAnswer, post } from '../wire/http';
import { LiveLine, type Socket } from '../wire/live';
import { Outbox } from '../wire/outbox';
import type { Brief, Event, Hint, LegalMoves, LiveMessage, LogEntry, Moment, Reason, Seat, Snapshot, Step, Told, Tried, Update, View } from '../wire/types';
import { toldOf } from './catalogue.svelte';
import { EMPTY } from './emptyBrief';
import { t } from './i18n.svelte';
import { asSent, Offer, type Move, type Sent } from './offer';
import type { Planner } from './planner';
import { prefs } from './prefs.svelte';
import { watchBots } from './thinking.svelte';
import { reported, reportError, toast } from './ui/toasts.svelte';
import { errorSentence, reasonSentence } from './words';

/** Who drags through a long game waits so many milliseconds now and then, without being told. */
const UNNOTICED = 2_000;

/** What "why not?" is asked about: taking back, or moves of which the first that is not allowed answers. */
export type Question = 'undo' | readonly Sent[];

/**
 * One table as this browser knows it: what the server last said, the line that keeps it fresh, and the acts a player has.
 * Knows no game: `view` is whatever the game's position shows to this seat.
 */
export class TableSession {
  brief: Brief = $state.raw(EMPTY);
  version = $state(0);
  log: LogEntry[] = $state.raw([]);
  canUndo = $state(false);
  /** The finished game's record may be downloaded. */
  record = $state(false);
  online = $state(true);
  busy = $state(false);
  /** False until the first snapshot: nothing may be drawn yet. */
  ready = $state(false);
  /** The table could not be opened at all (unknown, gone). */
  fault: string | null = $state(null);
  /** Replay position in decisions, null = now. */
  at: number | null = $state(null);
  steps: Step[] = $state.raw([]);
  /** Everything is shown, also what was hidden in play; only when a game is over. */
  openBook = $state(false);
  /** The position as text instead of the drawn board, at this table. */
  ledger = $state(prefs.ledger);
  /** What the decision just before the replay position did. */
  pastEvents: Event[] = $state.raw([]);
  /** The kinds of scenes that begin or end in it. */
  pastScenes: string[] = $state.raw([]);

  /** The seat whose bot has been thinking for a while; −1 for nobody's. */
  thinking: Seat = $state(-1);

  /** What can put moves into words and into the plan; a game without a plan has none. */
  planner: Planner | null = $state.raw(null);
  /** What a page shows beside the boards, in place of the log and of forecasts. */
  aside: Snippet | null = $state.raw(null);
  /** Where scenes are played; a game without scenes has none. */
  theatre: Theatre | null = $state.raw(null);
  /** What changed since the viewer's last turn. */
  readonly since = new Since(this);

  /** What is shown in the place of now while a scene plays; null for nothing. */
  backdrop: View = $state.raw(null);

  /** The server keeps this table, so it can be asked about it. */
  readonly kept: boolean = true;
  /** What the rules let a seat know that others do not; empty where all lies open. */
  secrets: readonly string[] = $state.raw([]);
  /** Where the plans of a seat lie at a device that several people share; null: in this browser. */
  readonly drawer: Drawer | null;
  #now: View = $state.raw(null);
  #past: View = $state.raw(null);
  #line: LiveLine;
  #outbox: Outbox;
  #unwatch: () => void = () => {};
  #wanted: number | null = null;
  #closed = false;
  #looking: Promise<void> | null = null;

  /** `seat` is the one that this page speaks for, where several people share the device; −1 for nobody's, or the only one. */
  constructor(
    readonly id: string,
    makeSocket?: (path: string) => Socket,
    readonly seat: Seat = -1,
  ) {
    this.drawer = seat < 0 ? null : new Drawer((text) => post(this.address('/kept'), { text }));
    this.#outbox = new Outbox(() => this.online, undefined, reportError);
    this.#line = new LiveLine(() => this.address('/live'), {
      onMessage: (message) => this.#receive(message),
      onOnline: (online) => this.#setOnline(online),
      ...(makeSocket ? { makeSocket } : {}),
    });
  }

  /** The live view, that of the moment being looked at, or what stands behind a scene. */
  get view(): View {
    return this.backdrop ?? (this.at === null ? this.#now : this.#past);
  }

  get live(): boolean {
    return this.at === null && this.backdrop === null;
  }

  get you(): Seat {
    return this.brief.you;
  }

  async open(): Promise<void> {
    try {
      this.#take(await get<Snapshot>(this.address()));
      // A game from a file has no seat of ours: nothing is gained by hiding anything.
      if (this.brief.state === 'archived' && !this.brief.pinned) await this.showAll(true);
    } catch (error) {
      if (error instanceof ApiError && error.wait === null) {
        this.fault = error.key;
        return;
      }
      if (error instanceof ApiError) reportError(error);
      this.online = false;
    }
    this.#line.open();
    this.#unwatch = watchBots(this);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#line.close();
    this.#unwatch();
    if (this.seat >= 0) this.#forget();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
  }

  /** The next one at this device must find nothing of what this seat knew. */
  #forget(): void {
    this.#closed = true;
    this.#now = this.#past = this.backdrop = this.planner = this.theatre = this.#wanted = null;
    this.log = this.steps = this.pastEvents = [];
    this.since.forget();
  }

  /** Where the printed things lie that this table is drawn from. */
  get kitPath(): string {
    return `/tables/${this.id}/kit`;
  }

  /** Show what was found out elsewhere than on the line. */
  protected show(snapshot: Snapshot): void {
    this.#take(snapshot);
  }

  get told(): Told {
    return toldOf(this.brief.ruleset);
  }

  nameOf(seat: Seat): string {
    const brief = this.brief.seats[seat];
    if (!brief) return '';
    return brief.name || t(brief.kind === 'bot' ? 'seat-bot' : 'seat-number', { n: seat + 1 });
  }

  send(moves: readonly Sent[]): Promise<boolean> {
    return this.#act(this.address('/moves'), { version: this.version, moves: moves.map(asSent) });
  }

  undo(): Promise<boolean> {
    return this.#act(this.address('/undo'), { version: this.version });
  }

  /** Go on by the present rules, from here. */
  goOn(): Promise<boolean> {
    return this.#act(this.address('/rules'), { version: this.version });
  }

  /** Let a bot play for somebody who has gone. */
  handOver(seat: Seat, by = this.seat): Promise<boolean> {
    return this.#act(this.address('/hand-over', by), { version: this.version, seat });
  }

  /** Play on myself, where a bot has played for me. */
  takeBack(seat = this.seat): Promise<boolean> {
    return this.#act(this.address('/take-back', seat), { version: this.version });
  }

  /** Take a seat, or give it to somebody at this device (`name`) or to a bot. */
  async sit(seat: Seat, who: { name?: string; bot?: string } = {}): Promise<boolean> {
    return this.#guarded(async () => {
      this.#take(await post<Snapshot>(`/tables/${this.id}/sit`, { seat, ...who }));
      this.#line.renew();
    });
  }

  /** Give up a seat before the start; without a seat all that are ours. */
  async leave(seat = this.seat): Promise<boolean> {
    return this.#guarded(async () => {
      this.brief = await post<Brief>(this.address('/leave', seat));
      this.#line.renew();
    });
  }

  async whyNot(about: Question): Promise<Reason | null> {
    const body = about === 'undo' ? { undo: true } : { moves: about.map(asSent) };
    try {
      return (await post<{ reason: Reason | null }>(this.address('/why'), body)).reason;
    } catch (error) {
      reportError(error);
      return null;
    }
  }

  /**
   * What these moves would do: without a view when they would show something hidden. Null when nobody can be asked, and when
   * the table has gone on since the version that they are about.
   */
  async tryMoves(moves: readonly Sent[], version = this.version): Promise<Tried | null> {
    if (version !== this.version) return null;
    try {
      return await post<Tried>(this.address('/try'), { version, moves: moves.map(asSent) });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
      return null;
    }
  }

  /** What a bot would do in my place. Whoever asks says what went wrong. */
  hint(): Promise<Hint> {
    return post<Hint>(this.address('/hint'), { version: this.version });
  }

  async legalMoves(): Promise<readonly Move[]> {
    return reported(get<LegalMoves>(this.address('/moves')).then(({ moves }) => new Offer(moves).moves), []);
  }

  /** The position that is looked at as text, as far as this viewer may know it. */
  async positionText(): Promise<string | null> {
    return reported<string | null>(getText(this.address(`/position${this.at === null ? '' : `?n=${this.at}`}`)), null);
  }

  async loadSteps(): Promise<void> {
    try {
      this.steps = (await get<{ steps: Step[] }>(this.address('/steps'))).steps;
    } catch (error) {
      reportError(error);
    }
  }

  /**
   * Look at the position after the first n decisions; null goes back to now. Moments are asked for one after the other, and of
   * several quick wishes only the last one counts: the server allows each reader so many in a while.
   */
  async goTo(n: number | null): Promise<void> {
    this.#wanted = n;
    this.backdrop = null;
    if (n === null) {
      this.at = null;
      this.pastEvents = [];
      this.pastScenes = [];
      return;
    }
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    await this.#looking;
  }

  async #look(): Promise<void> {
    for (let n = this.#wanted, seen: number | null = null; n !== null && n !== seen; n = this.#wanted) {
      if (this.steps.length < n) await this.loadSteps();
      try {
        const moment = await get<Moment>(this.address(`/at/${n}`));
        seen = n;
        if (this.#wanted !== n) continue;
        this.#past = moment.view;
        this.pastEvents = moment.events;
        this.pastScenes = moment.scenes;
        this.at = moment.n;
      } catch (error) {
        const wait = error instanceof ApiError ? error.wait : null;
        if (wait === null) seen = n;
        if (wait === null || wait > UNNOTICED) reportError(error);
        if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async showAll(on: boolean): Promise<void> {
    this.openBook = on;
    try {
      this.#take(await get<Snapshot>(this.address()));
    } catch (error) {
      reportError(error);
    }
    this.#line.renew();
    if (this.at !== null) await this.goTo(this.at);
  }

  /** An address of this table, through the eyes that are asked for, and for the seat of whoever has several. */
  address(more = '', seat = this.seat): string {
    const asked = [...(this.openBook ? ['as=open'] : []), ...(seat >= 0 ? [`seat=${seat}`] : [])].join('&');
    return `/tables/${this.id}${more}${asked && (more.includes('?') ? '&' : '?')}${asked}`;
  }

  #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#line.hurry();
  };

  #setOnline(online: boolean): void {
    this.online = online;
    if (online) this.#outbox.reconnected();
  }

  async #act(path: string, body: Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.#outbox.send({ path, body });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.key === 'stale') {
        if (error.body['snapshot']) this.#take(error.body['snapshot'] as Snapshot);
        toast(t('toast-stale'), 'error');
      } else if (error instanceof ApiError && error.body['reason']) {
        toast(errorSentence(error.key, error.args), 'error', reasonSentence(error.body['reason'] as Reason, this));
      } else {
        reportError(error);
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #guarded(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      reportError(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #receive(message: LiveMessage): void {
    if (message.kind === 'snapshot') this.#take(message.snapshot);
    else if (message.kind === 'update') this.#update(message);
    else if (message.kind === 'presence') {
      const seats = this.brief.seats.map((seat, i) => ({ ...seat, online: message.online[i] ?? seat.online }));
      this.brief = { ...this.brief, seats };
    } else if (message.kind === 'error' && ['no-such-table', 'session-ended'].includes(message.error.key)) {
      this.close();
      this.fault = message.error.key;
    } else if (message.kind === 'error') reportError(new ApiError(0, message.error));
  }

  #take(snapshot: Snapshot): void {
    // An answer that was long on its way must not turn the table back.
    if (this.#closed || (this.ready && snapshot.version < this.version)) return;
    if (!this.ready) this.drawer?.fill(snapshot.kept);
    this.secrets = snapshot.secrets;
    this.brief = snapshot.table;
    this.since.follow(snapshot, this.#now);
    this.version = snapshot.version;
    this.#now = snapshot.view;
    this.log = snapshot.log;
    this.canUndo = snapshot.can_undo;
    this.record = snapshot.record;
    this.ready = true;
  }

  #update(update: Update): void {
    if (update.version < this.version) return;
    const first = update.log[0]?.version ?? update.version;
    if (first > this.version + 1) {
      // A gap: something was missed, only a snapshot is safe.
      void get<Snapshot>(this.address()).then((snapshot) => this.#take(snapshot), reportError);
      return;
    }
    if (update.table) this.brief = update.table;
    this.since.follow(update, this.#now);
    const undone = new Set(update.undone);
    if (this.theatre?.awaits(update.log)) this.backdrop ??= this.#now;
    const known = this.log.map((entry) => (undone.has(entry.version) ? { ...entry, undone: true } : entry));
    this.log = [...known, ...update.log.filter((entry) => entry.version > this.version)];
    if (Object.keys(update.set).length + Object.keys(update.own).length) this.#now = { ...this.#now, ...update.set, ...update.own };
    this.version = update.version;
    this.canUndo = update.can_undo;
    this.record = update.record;
  }
}
