import { hasSession } from '../../signin/hasSession';
import type { Snippet } from 'svelte';
import { TableClock } from '../../clocks/tableClock.svelte';
import { Drawer } from '../../hotseat/drawer';
import type { Theatre } from '../../scene/story';
import { Since } from '../../since/since.svelte';
import { ApiError, get, getText, NoAnswer, post } from '../../wire/http';
import { inSight } from '../../wire/inSight';
import { LiveLine, type Socket } from '../../wire/live';
import { Outbox } from '../../wire/outbox';
import type { Brief, Event, Hint, LegalMoves, LiveMessage, LogEntry, Moment, MoveData, Reason, Seat, Snapshot, Step, Told, Tried, Update, View } from '../../wire/types';
import { toldOf } from '../../lib/catalogue.svelte';
import { AskedTable, type Question } from './askedTable';
import { EMPTY } from './emptyBrief';
import { withoutQuestions } from './endedView';
import { t } from '../../lib/text/i18n.svelte';
import { StandingAnswers } from './standingAnswers.svelte';
import { OrderAhead } from '../../orders/order.svelte';
import { asSent, Offer, type Move, type Sent } from './offer';
import type { Planner } from '../plan/planner';
import { prefs } from '../../lib/prefs.svelte';
import { watchBots } from '../seats/thinking.svelte';
import { reported, reportError } from '../../lib/ui/toasts.svelte';
import { askAgainLater, sayRefusal } from './refusal';
import { withPresence } from './withPresence';

export type { Question };

/**
 * One table as this browser knows it: the last state from the server, the live connection, and the actions of a player.
 * Independent of the game: `view` is what the game shows to this seat.
 */
export class TableSession extends AskedTable {
  brief: Brief = $state.raw(EMPTY);
  version = $state(0);
  log: LogEntry[] = $state.raw([]);
  canUndo = $state(false);
  /** The finished game's record may be downloaded. */
  record = $state(false);
  online = $state(true);
  /** The connection has not answered for a second; it is given up later. */
  silent = $state(false);
  busy = $state(false);
  /** What was pressed waits for the connection. */
  pending: boolean = $derived.by(() => this.busy && (!this.online || this.silent));
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
  /** The seat whose bot has been thinking for a while; −1 for none. */
  thinking: Seat = $state(-1);

  /** Puts moves into words and into the plan; null for a game without plans. */
  planner: Planner | null = $state.raw(null);
  /** How many moves a guide has put into the plan. */
  led = $state(0);
  /** Moves that a guide suggests without putting them into the plan: they are marked among the choices. */
  suggested: readonly MoveData[] = $state.raw([]);
  /** What a page shows next to the boards, in place of the log and of forecasts. */
  aside: Snippet | null = $state.raw(null);
  /** Where scenes are played; a game without scenes has none. */
  theatre: Theatre | null = $state.raw(null);
  /** What changed since the viewer's last turn. */
  readonly since = new Since(this);
  /** What this seat has answered in advance. */
  readonly standingAnswers = new StandingAnswers(this);
  /** What each player has left. */
  readonly clock = new TableClock();
  /** The numbers of the last lines of the chat, by room. */
  talk: Record<string, number> = $state.raw({});
  /** How often somebody has asked to step in while this page was open. */
  asked = $state(0);
  /** The order that this seat has left for its next turn. */
  readonly order = new OrderAhead(this);
  /** The view that is shown instead of the present one while a scene plays; null for none. */
  backdrop: View = $state.raw(null);
  /** The server stores this table. */
  readonly kept: boolean = true;
  /** What is sent is left as an order for the next turn. */
  readonly leaves: boolean = false;
  /** The seat that is asked is the reader's own, and is called so. */
  readonly ownSeat: boolean = true;
  /** What a seat knows and others do not; empty where everything is public. */
  secrets: readonly string[] = $state.raw([]);
  /** Where the plans of a seat are stored at a device that several people share; null: in this browser. */
  readonly drawer: Drawer | null;
  #now: View = $state.raw(null);
  #past: View = $state.raw(null);
  #line: LiveLine;
  #outbox: Outbox;
  #unwatch: () => void = () => {};
  #wanted: number | null = null;
  #closed = false;
  #looking: Promise<void> | null = null;

  /** `seat` is the one that this page acts for, where several people share the device; −1 for none, or the only one. */
  constructor(
    readonly id: string,
    makeSocket?: (path: string) => Socket,
    readonly seat: Seat = -1,
  ) {
    super();
    this.drawer = seat < 0 ? null : new Drawer((text) => post(this.address('/kept'), { text }));
    this.#outbox = new Outbox(() => this.online, undefined, reportError);
    this.#line = new LiveLine(() => this.address('/live'), {
      onMessage: (message) => this.#receive(message),
      onOnline: (online) => this.#setOnline(online),
      onSilent: (silent) => (this.silent = silent),
      inSight,
      ...(makeSocket ? { makeSocket } : {}),
    });
  }

  /** The present view, that of a past moment, or the one behind a scene. */
  get view(): View {
    return this.backdrop ?? (this.at === null ? this.#now : this.#past);
  }

  get live(): boolean {
    return this.at === null && this.backdrop === null;
  }

  get you(): Seat {
    return this.brief.you;
  }

  /** Opens the line; its first message is a snapshot, or says why there is none. */
  open(): void | Promise<void> {
    this.#line.open();
    this.#unwatch = watchBots(this);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#check);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#line.close();
    this.#unwatch();
    if (this.seat >= 0) this.#forget();
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#check);
    document.removeEventListener('visibilitychange', this.#hurry);
  }

  /** The next person at this device must not see what this seat knew. */
  #forget(): void {
    this.#closed = true;
    this.#now = this.#past = this.backdrop = this.planner = this.theatre = this.#wanted = null;
    this.log = this.steps = this.pastEvents = [];
    this.since.forget();
  }

  /** Path of the kit: the printed numbers and pieces of the ruleset. */
  get kitPath(): string {
    return `/tables/${this.id}/kit`;
  }

  /** Show a snapshot that did not come over the live connection. */
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

  /** Do not send what waits for the connection. */
  withdraw(): void {
    this.#outbox.withdraw();
  }

  undo(): Promise<boolean> {
    return this.#act(this.address('/undo'), { version: this.version });
  }

  /** A change that is not a move, such as an offer, or `rules` to switch to the present ones: `POST /tables/{id}/<what>`. */
  change(what: string, body: Record<string, unknown> = {}): Promise<boolean> {
    return this.#act(this.address(`/${what}`), { version: this.version, ...body });
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

  /** Open the line again, for somebody who has got a name. */
  reconnect(): void {
    this.#line.renew();
  }

  /** Give up a seat before the start; without a seat all that are ours. */
  async leave(seat = this.seat): Promise<boolean> {
    return this.#guarded(async () => {
      this.brief = await post<Brief>(this.address('/leave', seat));
      this.#line.renew();
    });
  }

  async loadSteps(): Promise<void> {
    // `this.steps` is not read here: an effect that loads the steps would depend on what it loads.
    const loaded = await reported<{ steps: Step[] } | null>(get(this.address('/steps')), null);
    if (loaded) this.steps = loaded.steps;
  }

  /**
   * Look at the position after the first n decisions; null goes back to now. Moments are asked for one after the other, and of
   * several quick requests only the last one counts: the server limits their number.
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
        if (!(await askAgainLater(error))) seen = n;
      }
    }
  }

  async showAll(on: boolean): Promise<void> {
    this.openBook = on;
    this.#line.renew();
    if (this.at !== null) await this.goTo(this.at);
  }

  /** An address of this table, with the wanted view (`as`) and, where a person has several seats, the seat. */
  address(more = '', seat = this.seat): string {
    const asked = [...(this.openBook ? ['as=open'] : this.#fromFile ? ['as=own'] : []), ...(seat >= 0 ? [`seat=${seat}`] : [])].join('&');
    return `/tables/${this.id}${more}${asked && (more.includes('?') ? '&' : '?')}${asked}`;
  }

  /** A record that was opened from a file: nobody has a seat in it, so the server shows everything unless asked otherwise. */
  get #fromFile(): boolean {
    return this.brief.state === 'archived' && !this.brief.pinned;
  }

  #check = (): void => this.#line.check();

  #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#line.hurry();
    this.#line.check(); // says whether the table is in sight
  };

  #setOnline(online: boolean): void {
    this.online = online;
    if (online) this.#outbox.reconnected();
    else if (!this.ready) void this.#askOnce();
  }

  /** The line did not open: perhaps only sockets are blocked, or the answer says what is wrong. The line itself tries again. */
  async #askOnce(): Promise<void> {
    try {
      this.#take(await get<Snapshot>(this.address()));
    } catch (error) {
      if (error instanceof ApiError && error.wait === null) this.#fail(error.key);
    }
  }

  #fail(key: string): void {
    this.close();
    this.fault = key;
  }

  async #act(path: string, body: Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.#outbox.send({ path, body });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.key === 'stale' && error.body['snapshot']) this.#take(error.body['snapshot'] as Snapshot);
      sayRefusal(error, this);
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
    else if (message.kind === 'presence') this.brief = withPresence(this.brief, message);
    else if (message.kind === 'talk') this.talk = message.newest;
    else if (message.kind === 'asking') this.asked += 1;
    else if (message.kind === 'error') {
      const error = new ApiError(0, message.error);
      if (error.key === 'session-ended') void hasSession().then((has) => has || this.#fail(error.key));
      else if (error.key === 'no-such-table' || (!this.ready && error.wait === null)) this.#fail(error.key);
      else reportError(error);
    }
  }

  #take(snapshot: Snapshot): void {
    // A late answer must not replace a newer state.
    if (this.#closed || (this.ready && snapshot.version < this.version)) return;
    this.brief = snapshot.table;
    if (!this.ready) {
      this.drawer?.fill(snapshot.kept);
      this.openBook = this.#fromFile;
    }
    this.secrets = snapshot.secrets;
    this.clock.take(snapshot.clock);
    this.since.follow(snapshot, this.#now);
    this.version = snapshot.version;
    this.#now = withoutQuestions(snapshot.view, snapshot.table);
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
    if (update.clock) this.clock.take(update.clock);
    this.since.follow(update, this.#now);
    const undone = new Set(update.undone);
    if (this.theatre?.awaits(update.log)) this.backdrop ??= this.#now;
    const known = this.log.map((entry) => (undone.has(entry.version) ? { ...entry, undone: true } : entry));
    this.log = [...known, ...update.log.filter((entry) => entry.version > this.version)];
    if (Object.keys(update.set).length + Object.keys(update.own).length) this.#now = { ...this.#now, ...update.set, ...update.own };
    this.#now = withoutQuestions(this.#now, this.brief);
    this.version = update.version;
    this.canUndo = update.can_undo;
    this.record = update.record;
  }
}
