import { me } from '../lib/me.svelte';
import { t } from '../lib/text/i18n.svelte';
import { read, write } from '../lib/prefs.svelte';
import { errorSentence } from '../lib/text/words';
import { ApiError, get, NoAnswer, post } from '../wire/http';
import type { Carry, NewCarry } from '../wire/types';

const TOLD = 'carry.told';
/** The account for which this browser need not mention seat links again. */
const EVERYBODY = '*';

/** What went wrong, in a sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return errorSentence(error.key, error.args);
  if (error instanceof NoAnswer) return t('error-no-answer');
  return t('error-unexpected', { key: String(error) });
}

/** The seat link of the person at this browser, and the dialog that shows it. */
class Carrying {
  /** The dialog is open. */
  open = $state(false);
  now: Carry | null = $state.raw(null);
  /** The code of the link made on this page. It is never shown again, and is lost with the page. */
  code = $state('');
  busy = $state(false);
  /** What went wrong last, in a sentence. */
  fault = $state('');
  #told: string | null = $state(read(TOLD));
  #of: string | null = null;

  /** Has this browser shown the note about seat links? */
  get told(): boolean {
    return this.#told === EVERYBODY || (me.id !== null && this.#told === me.id);
  }

  tell(): void {
    this.#told = me.id;
    if (me.id) write(TOLD, me.id);
  }

  show(): Promise<void> {
    this.open = true;
    this.tell();
    if (this.#of !== me.id) this.#forget();
    return this.#ask(async () => void (this.now = await get<Carry>('/me/carry')));
  }

  make(): Promise<void> {
    return this.#ask(async () => {
      const { code, carry } = await post<NewCarry>('/me/carry');
      this.now = carry;
      this.code = code;
    });
  }

  revoke(): Promise<void> {
    return this.#ask(async () => {
      this.now = await post<Carry>('/me/carry/revoke');
      this.code = '';
    });
  }

  endOthers(): Promise<void> {
    return this.#ask(async () => {
      this.now = await post<Carry>('/me/sessions/end-others');
      this.code = '';
    });
  }

  #forget(): void {
    this.#of = me.id;
    this.now = null;
    this.code = '';
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = '';
    try {
      await work();
      if (this.now?.state !== 'open') this.code = '';
    } catch (error) {
      this.fault = sentenceOf(error);
    } finally {
      this.busy = false;
    }
  }
}

export const carrying = new Carrying();
