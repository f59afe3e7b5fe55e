import './words';
import { t } from '../lib/text/i18n.svelte';
import { reported, toast } from '../lib/ui/toasts.svelte';
import { get, post } from '../wire/http';

/** A person who is met at a table: by a seat, or by a line of the chat. */
export type MetAt = { seat: number } | { room: string; line: number };

interface Answer {
  blocked: string[];
}

/** The people whom this person has blocked. */
class Blocked {
  /** Null while it is not known. */
  names: string[] | null = $state.raw(null);

  async load(): Promise<void> {
    this.#take(await reported<Answer | null>(get('/blocked'), null));
  }

  has(name: string): boolean {
    return this.names?.includes(name) ?? false;
  }

  /** Block the player of this name. */
  block(name: string): Promise<boolean> {
    return this.#block(name, `/people/${encodeURIComponent(name)}/block`, { block: true });
  }

  /** Block somebody at a table, who may be a guest. */
  blockAt(table: string, name: string, whom: MetAt): Promise<boolean> {
    return this.#block(name, `/tables/${table}/block`, whom);
  }

  async unblock(name: string): Promise<boolean> {
    const done = this.#take(await reported<Answer | null>(post(`/people/${encodeURIComponent(name)}/block`, { block: false }), null));
    if (done) toast(t('blocking-ended', { who: name }), 'good');
    return done;
  }

  async #block(name: string, path: string, body: unknown): Promise<boolean> {
    const done = this.#take(await reported<Answer | null>(post(path, body), null));
    if (done) toast(t('blocking-done', { who: name }), 'good', t('blocking-done-about'));
    return done;
  }

  #take(answer: Answer | null): boolean {
    if (answer) this.names = answer.blocked;
    return answer !== null;
  }
}

export const blocked = new Blocked();
