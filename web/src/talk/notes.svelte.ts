import { read, write } from '../lib/prefs.svelte';
import type { TableSession } from '../table/session/table.svelte';
import type { Note } from '../wire/distance';
import { ApiError, get, NoAnswer, post } from '../wire/http';

export const NOTE_MOST = 10_000;
/** Milliseconds without a key after which what was written is saved. */
const PAUSE = 700;

/** The private notes of a seat: saved while writing, kept on this device while the server cannot be reached. */
export class TableNotes {
  text = $state('');
  state: 'loading' | 'saved' | 'writing' | 'here' = $state('loading');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableSession) {}

  get #key(): string {
    return `note.${this.table.id}`;
  }

  async load(): Promise<void> {
    const kept = read(this.#key);
    try {
      const { text } = await get<Note>(this.table.address('/note'));
      if (this.state === 'writing') return;
      this.text = kept || text;
      this.state = 'saved';
      if (kept && kept !== text) await this.save();
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
      this.text ||= kept ?? '';
      this.state = 'here';
    }
  }

  write(text: string): void {
    this.text = text.slice(0, NOTE_MOST);
    this.state = 'writing';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** Save what was written, at once. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const { text } = this;
    try {
      await post(this.table.address('/note'), { text });
      write(this.#key, '');
      if (this.text === text) this.state = 'saved';
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
      write(this.#key, text);
      this.state = 'here';
    }
  }
}
