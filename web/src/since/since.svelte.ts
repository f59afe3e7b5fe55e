import { t } from '../lib/text/i18n.svelte';
import type { TableSession } from '../table/session/table.svelte';
import { ApiError, get, NoAnswer } from '../wire/http';
import type { Event, LogEntry, Since as Told, Snapshot, Update, View } from '../wire/types';
import { chaptersOf, newsOf, type Chapter } from './chapters';
import './words';

/** What a game says about its table, so that changes can be marked at the places where they are. */
export interface Teller {
  /**
   * What stands at each place of the board, as readers say it. A place is called by what is there, whose it is and for which
   * good or square (“cash 1”, “demand - food”); “-” for everybody’s.
   */
  facts(view: View): Record<string, string | number | null | undefined>;
  /** In addition to the places of the acting seat and the good: the public places that an event changes, by their first word. */
  touches?: Record<string, readonly string[]>;
  /** The picture of a band. */
  icon(chapter: Chapter): string;
  /** The arguments of events that name what places name with their third word. */
  about?: readonly string[];
  /** What stands at parts of the board that are not called by a name, by CSS selector. */
  spots?(view: View): Record<string, string | number | null | undefined>;
}

/** What was at a place and what is there, as readers say it. */
export interface Change {
  was: string;
  is: string;
}

/** What changed since the viewer's last turn: who did what, and at which places of the board. */
export class Since {
  teller: Teller | null = $state.raw(null);
  /** The chapter whose changes are ringed on the board. */
  shown: string | null = $state(null);
  /** Folded into one line: by the reader, or by the first step of a plan. */
  folded = $state(false);

  #table: TableSession;
  #mark = $state(0);
  #was: View = $state.raw(null);
  /** The table when the present own turn began: what changes later changes by the viewer's own hand. */
  #begun: View = $state.raw(null);

  chapters: Chapter[] = $derived.by(() => chaptersOf(this.#table.log));
  news: Chapter[] = $derived.by(() => newsOf(this.chapters, this.#mark, this.#table.you));
  /** By place. */
  changes: ReadonlyMap<string, Change> = $derived.by(() => this.#changes());
  /** The places of the chapter that is shown. */
  ringed: ReadonlySet<string> = $derived.by(() => this.#ringed());

  constructor(table: TableSession) {
    this.#table = table;
  }

  /** The viewer's own turn has begun: something was decided in it. */
  get acting(): boolean {
    return this.#begun !== null;
  }

  /** The turn of the chapter that is shown, −1 for none. */
  get shownTurn(): number {
    return this.chapters.find(({ id, kind }) => id === this.shown && kind === 'turn')?.turn ?? -1;
  }

  /** The entry of the log in which the viewer's last turn ended, 0 for none. */
  get mark(): number {
    return this.#mark;
  }

  /** The server has told how things stand; `before` is the view until then. */
  follow(told: Snapshot | Update, before: View): void {
    const mark = told.mark ?? ('kind' in told ? this.#mark : 0);
    const ours = (entry: LogEntry): boolean => !entry.undone && entry.seat === this.#table.you && entry.parts?.[0]?.kind === 'turn' && !entry.parts[0].more;
    if ('kind' in told && mark === this.#mark && this.#begun === null && told.log.some(ours)) this.#begun = before;
    if (mark === this.#mark && (this.#was !== null || 'kind' in told)) return;
    this.#mark = mark;
    this.#was = this.#begun = null;
    this.shown = null;
    this.folded = false;
    if (mark && this.#table.kept) void this.#ask();
  }

  /** Nothing of what the viewer saw is needed any more. */
  forget(): void {
    this.#mark = 0;
    this.#was = this.#begun = null;
  }

  async #ask(): Promise<void> {
    try {
      const { mark, was, now } = await get<Told>(this.#table.address('/since'));
      if (mark !== this.#mark) return;
      this.#was = was;
      this.#begun ??= now;
    } catch (error) {
      // Without an answer nothing is marked; what happened is in the log nevertheless.
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
    }
  }

  /** What was at this place; undefined where nothing has changed. */
  was(place: string): string | undefined {
    return this.changes.get(place)?.was;
  }

  /** For readers: that this has changed, and what it was; '' where it has not. */
  said(place: string): string {
    const was = this.was(place);
    if (was === undefined) return '';
    return was ? t('since-changed', { was }) : t('since-new');
  }

  /** Ring the changes of a chapter, or none. */
  show(id: string): void {
    this.shown = this.shown === id ? null : id;
  }

  #changes(): Map<string, Change> {
    const found = new Map<string, Change>();
    const { teller } = this;
    const now = this.#begun ?? (this.#table.live ? this.#table.view : null);
    if (!teller || !this.#was || !now || !this.#table.live) return found;
    const [before, after] = [teller.facts(this.#was), teller.facts(now)];
    for (const [place, value] of Object.entries(after)) {
      // Where nothing lies any more there is nothing to mark.
      if (value !== null && value !== undefined && before[place] !== value) found.set(place, { was: String(before[place] ?? ''), is: String(value) });
    }
    return found;
  }

  #ringed(): Set<string> {
    const chapter = this.chapters.find(({ id }) => id === this.shown);
    const events = chapter?.happenings.filter(({ undone }) => !undone).map(({ event }) => event) ?? [];
    return new Set([...this.changes.keys()].filter((place) => events.some((event) => this.#touches(event, place))));
  }

  #touches({ key, seat, args }: Event, place: string): boolean {
    const [what, whose, about] = place.split(' ');
    if (whose === '-' ? seat >= 0 && !this.teller?.touches?.[key]?.includes(what!) : whose !== String(seat)) return false;
    const named = (this.teller?.about ?? ['good']).filter((name) => name in args);
    return about === undefined || named.length === 0 || named.some((name) => String(args[name]) === about);
  }
}
