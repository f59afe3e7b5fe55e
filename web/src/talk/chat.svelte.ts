import { read, write } from '../lib/prefs.svelte';
import type { TableSession } from '../table/session/table.svelte';
import type { Chat as Shown, ChatLine } from '../wire/distance';
import { ApiError, get, NoAnswer, post } from '../wire/http';
import { errorSentence } from '../lib/text/words';
import { t } from '../lib/text/i18n.svelte';

export type Room = 'players' | 'spectators';
export const LINE_MOST = 500;

/** A line that has not arrived: it stays where it was written. */
export interface Unsent {
  text: string;
  /** Why; empty while it is sent. */
  why: string;
}

/** Whom this reader does not want to read, by seat or, of spectators, by name. */
export const whoOf = ({ seat, name }: ChatLine): string => (seat >= 0 ? `seat ${seat}` : name);

/** The chat of a table as this browser knows it. Who is muted, and what was read, is kept for this table only. */
export class TableChat {
  room: Room = $state('players');
  lines: Record<Room, ChatLine[]> = $state.raw({ players: [], spectators: [] });
  unsent: Unsent[] = $state.raw([]);
  muted: string[] = $state.raw([]);
  silent = $state(false);
  /** The last line that was read, by room. */
  #read: Record<Room, number> = $state.raw({ players: 0, spectators: 0 });
  /** The line after which the mark of new lines stands, while the chat is open. */
  mark = $state(0);
  #loading: Promise<void> | null = null;

  constructor(private readonly table: TableSession) {
    const kept = JSON.parse(read(this.#key) ?? '{}') as { muted?: string[]; silent?: boolean; read?: Record<Room, number> };
    this.muted = kept.muted ?? [];
    this.silent = kept.silent ?? false;
    this.#read = { ...this.#read, ...kept.read };
  }

  get #key(): string {
    return `talk.${this.table.id}`;
  }

  /** The room in which this viewer writes. */
  get own(): Room {
    return this.table.brief.yours.length > 0 || this.table.brief.lent >= 0 ? 'players' : 'spectators';
  }

  /** May this viewer read the room? Players read the spectators' room after the game; spectators never read the players'. */
  isOpen(room: Room): boolean {
    const { state } = this.table.brief;
    return room === this.own || (room === 'spectators' && (state === 'finished' || state === 'archived'));
  }

  /** The lines of the room that are shown. */
  get shown(): ChatLine[] {
    return this.lines[this.room].filter((line) => (line.seat >= 0 && line.seat === this.table.you) || !this.#isUnwanted(line));
  }

  /** How many lines of others were not read; muted people are not counted. */
  get unread(): number {
    return this.lines[this.own].filter((line) => this.isNew(line, this.#read[this.own])).length;
  }

  isNew(line: ChatLine, after: number): boolean {
    return line.n > after && !(line.seat >= 0 && line.seat === this.table.you) && !this.#isUnwanted(line);
  }

  /** Of somebody whom this reader has muted or blocked. */
  #isUnwanted(line: ChatLine): boolean {
    return line.is_blocked || this.silent || this.muted.includes(whoOf(line));
  }

  /** Ask for what is newer than the last line here. One after the other. */
  async load(room: Room = this.own): Promise<void> {
    await this.#loading;
    this.#loading = this.#load(room).finally(() => (this.#loading = null));
    await this.#loading;
  }

  /** Somebody was blocked: ask for all lines again, without theirs. */
  async again(): Promise<void> {
    this.lines = { players: [], spectators: [] };
    await this.load(this.room);
  }

  async #load(room: Room): Promise<void> {
    const after = this.lines[room].at(-1)?.n ?? 0;
    try {
      const { lines } = await get<Shown>(`/tables/${this.table.id}/chat?room=${room}&after=${after}`);
      this.#add(room, lines);
    } catch (error) {
      // The next message of the connection asks again.
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
    }
  }

  #add(room: Room, lines: readonly ChatLine[]): void {
    const last = this.lines[room].at(-1)?.n ?? 0;
    const fresh = lines.filter(({ n }) => n > last);
    if (fresh.length > 0) this.lines = { ...this.lines, [room]: [...this.lines[room], ...fresh] };
  }

  async send(text: string): Promise<boolean> {
    const waiting: Unsent = { text, why: '' };
    this.unsent = [...this.unsent, waiting];
    try {
      await post<ChatLine>(`/tables/${this.table.id}/chat`, { room: this.own, text });
      this.drop(waiting);
      await this.load();
      this.seen();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
      const why = error instanceof ApiError ? errorSentence(error.key, error.args) : t('error-no-answer');
      this.unsent = this.unsent.map((one) => (one === waiting ? { text, why } : one));
      return false;
    }
  }

  drop(line: Unsent): void {
    this.unsent = this.unsent.filter((one) => one !== line);
  }

  /** The open room was read to its end. */
  seen(): void {
    const last = this.lines[this.room].at(-1)?.n ?? 0;
    if (last <= this.#read[this.room]) return;
    this.#read = { ...this.#read, [this.room]: last };
    this.#keep();
  }

  /** The chat was opened: new lines are marked as such until it is closed. */
  open(): void {
    this.mark = this.#read[this.room];
  }

  mute(who: string, on: boolean): void {
    this.muted = on ? [...this.muted, who] : this.muted.filter((one) => one !== who);
    this.#keep();
  }

  muteAll(on: boolean): void {
    this.silent = on;
    this.#keep();
  }

  #keep(): void {
    write(this.#key, JSON.stringify({ muted: this.muted, silent: this.silent, read: this.#read }));
  }
}
