import { get, post } from '../wire/http';
import type { Me } from '../wire/types';
import { t } from './text/i18n.svelte';
import { reported } from './ui/toasts.svelte';

/** The person at this browser. No name is needed before playing: a guest's name is generated and can be changed later. */
class Myself {
  id: string | null = $state(null);
  name: string | null = $state(null);

  async load(): Promise<void> {
    this.#take(await get<Me>('/me'));
  }

  async rename(name: string): Promise<void> {
    this.#take(await post<Me>('/me', { name: name.trim().slice(0, LONGEST_NAME) }));
  }

  /** Make sure that there is a person, before anything that needs a seat. */
  async ensure(): Promise<void> {
    if (!this.id) await this.rename(t('guest-name', { n: String(100 + Math.floor(Math.random() * 900)) }));
  }

  /** The same for a press of a button: an error is told to the reader. */
  async ready(): Promise<boolean> {
    return reported(this.ensure().then(() => true), false);
  }

  #take(me: Me): void {
    this.id = me.id;
    this.name = me.name;
  }
}

export const LONGEST_NAME = 24;
export const me = new Myself();
