import type { TableSession } from '../table/session/table.svelte';
import { TableChat } from './chat.svelte';
import { TableNotes } from './notes.svelte';

const known = new WeakMap<TableSession, Talk>();

/** The talk at a table: one for all that draw it. */
export function talkOf(table: TableSession): Talk {
  let talk = known.get(table);
  if (!talk) known.set(table, (talk = new Talk(table)));
  return talk;
}

/** Log, chat and notes of a table, and which of them is open. */
export class Talk {
  tab: string = $state('log');
  /** The panel is shown; on a phone it has a tab of its own. */
  inSight = $state(true);
  readonly chat: TableChat;
  readonly notes: TableNotes;
  /** Brings the panel into sight where it has a tab of its own. */
  onshow: () => void = () => {};
  #loaded = false;

  constructor(private readonly table: TableSession) {
    this.chat = new TableChat(table);
    this.notes = new TableNotes(table);
  }

  /** Chat may be off; only players have notes. */
  get tabs(): string[] {
    return ['log', ...(this.table.brief.chat ? ['chat'] : []), ...(this.table.you >= 0 ? ['notes'] : [])];
  }

  get unread(): number {
    return this.tab === 'chat' && this.inSight ? 0 : this.chat.unread;
  }

  choose(tab: string): void {
    this.tab = tab;
    if (tab === 'chat') {
      this.chat.room = this.chat.own;
      this.chat.open();
    }
  }

  show(): void {
    this.onshow();
  }

  /** Load what is new. Called inside an effect: it runs again with every message about the chat. */
  follow(): void {
    const { chat: isOn, you } = this.table.brief;
    const newest = this.table.talk[this.chat.own] ?? 0;
    if (!this.tabs.includes(this.tab)) this.tab = 'log';
    if (isOn && newest > 0) void this.chat.load();
    if (you >= 0 && !this.#loaded) {
      this.#loaded = true;
      void this.notes.load();
    }
  }
}
