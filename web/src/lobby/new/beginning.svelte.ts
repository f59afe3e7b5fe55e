import { t } from '../../lib/text/i18n.svelte';
import { reportError } from '../../lib/ui/toasts.svelte';
import { errorSentence } from '../../lib/text/words';
import { ApiError, post } from '../../wire/http';
import type { Args, PositionFacts } from '../../wire/types';

/** The first line of a position's text names the format; a record of a game begins otherwise. */
const FORMAT = /^\s*arktable\s*=\s*"position/m;

/** Does this file hold the text of a position, and no record of a game? */
export const isPosition = (name: string, text: string): boolean => /\.toml$/i.test(name) || FORMAT.test(text);

export const isPositionFault = (key: string): boolean => ['position', 'other-position', 'position-over'].includes(key);

/** Why a text is no position to begin in. Where the fault lies is not always known. */
export function faultSentence(key: string, args: Args): string {
  if (key === 'position') return t(args['where'] ? 'error-position' : 'error-position-text', { what: String(args['what']), where: String(args['where']) });
  return errorSentence(key, args);
}

/** The position in which the next new table begins, if any. Other pages may set it for the form. */
export class Beginning {
  text = $state('');
  /** What the server says the text is about; null while no text was taken. */
  facts: PositionFacts | null = $state.raw(null);
  /** Why the text was refused. */
  fault: { key: string; args: Args } | null = $state.raw(null);
  /** The part of the form where a text is pasted is open. */
  open = $state(false);
  busy = $state(false);

  get sentence(): string {
    return this.fault ? faultSentence(this.fault.key, this.fault.args) : '';
  }

  /** Ask the server what the text is about. False when it is no position to begin in. */
  async take(text: string): Promise<boolean> {
    this.text = text;
    this.open = true;
    this.facts = null;
    this.fault = null;
    this.busy = true;
    try {
      const facts = await post<PositionFacts>('/positions', { text });
      if (facts.to_move < 0) this.fault = { key: 'position-over', args: {} };
      else this.facts = facts;
    } catch (error) {
      if (error instanceof ApiError) this.fault = { key: error.key, args: error.args };
      else reportError(error);
    } finally {
      this.busy = false;
    }
    return this.facts !== null;
  }

  /** Remove the position: the table begins as usual. */
  drop(): void {
    this.text = '';
    this.facts = null;
    this.fault = null;
    this.open = false;
  }
}

export const beginning = new Beginning();
