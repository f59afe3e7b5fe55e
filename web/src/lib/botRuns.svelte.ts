import { get } from '../wire/http';
import type { BotProcesses } from '../wire/types';
import { t } from './text/i18n.svelte';

/** Between two questions while a compiled build is being made. */
const AGAIN_MS = 30_000;

/** What the bots of this server run on: asked once for all pages, and again until a build that is being made is done. */
class BotRuns {
  #on: BotProcesses['runs_on'] | null = $state(null);
  #asked = false;

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      this.#on = (await get<BotProcesses>('/bots')).runs_on;
    } catch {
      this.#asked = false;
      return;
    }
    if (this.#on === 'building') setTimeout(() => void this.#ask(), AGAIN_MS);
  }

  /** One word; empty until it is known. */
  get word(): string {
    return this.#on ? t(this.#on === 'compiled' ? 'bots-compiled' : 'bots-interpreted') : '';
  }

  /** What the word means for somebody who plays. */
  get hint(): string {
    return this.#on ? t(`bots-${this.#on}-hint`) : '';
  }
}

export const botRuns = new BotRuns();
