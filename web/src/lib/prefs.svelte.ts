/** What this browser remembers about its reader: language, light or dark, ledger first. Without storage it lasts until the page is closed. */
import { browserLanguage, isLanguage, type Lang } from './text/language';

export type { Lang };
export type Theme = 'light' | 'dark';

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`arktable.${key}`);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`arktable.${key}`, value);
  } catch {
    // Storage may be full or forbidden: the choice then lasts until the page is closed.
  }
}

function firstLang(): Lang {
  const kept = read('lang');
  return isLanguage(kept) ? kept : browserLanguage();
}

function firstTheme(): Theme | null {
  const kept = read('theme');
  return kept === 'light' || kept === 'dark' ? kept : null;
}

class Prefs {
  #lang: Lang = $state(firstLang());
  #theme: Theme | null = $state(firstTheme());
  #ledger = $state(read('ledger') === 'yes');

  get lang(): Lang {
    return this.#lang;
  }
  set lang(value: Lang) {
    this.#lang = value;
    write('lang', value);
    this.apply();
  }

  get theme(): Theme {
    if (this.#theme) return this.#theme;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  set theme(value: Theme) {
    this.#theme = value;
    write('theme', value);
    this.#atOnce(() => this.apply());
  }

  /** Tables open as text instead of a drawn board. */
  get ledger(): boolean {
    return this.#ledger;
  }
  set ledger(value: boolean) {
    this.#ledger = value;
    write('ledger', value ? 'yes' : 'no');
  }

  /** Without transitions: all colours of the page change in the same frame. */
  #atOnce(change: () => void): void {
    const { documentElement: root } = document;
    root.dataset['still'] = '';
    change();
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['still']));
  }

  /** Language and theme are attributes of <html>, for screen readers and the style sheet. */
  apply(): void {
    document.documentElement.lang = this.#lang;
    if (this.#theme) document.documentElement.dataset['theme'] = this.#theme;
  }
}

export const prefs = new Prefs();
