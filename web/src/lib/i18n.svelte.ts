import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../locales/en.ftl?raw';
import fr from '../locales/fr.ftl?raw';
import learnEn from '../locales/learn.en.ftl?raw';
import learnFr from '../locales/learn.fr.ftl?raw';
import { prefs, type Lang } from './prefs.svelte';

export type { Lang };
export type Words = Record<string, FluentVariable | boolean | null | undefined>;

// No bidi isolation marks: both our languages run left to right, and marks would end up in copied text and tests.
const bundles: Record<Lang, FluentBundle> = {
  en: new FluentBundle('en-GB', { useIsolating: false }),
  fr: new FluentBundle('fr-FR', { useIsolating: false }),
};
let grown = $state(0);

/** The language now shown; reading `lang.code` in a component follows it. */
export const lang = {
  get code(): Lang {
    return prefs.lang;
  },
};

export function setLang(code: Lang): void {
  prefs.lang = code;
}

/** Adding the same file twice is harmless: a game may be opened again and again. */
export function addMessages(code: Lang, ftl: string): void {
  const errors = bundles[code].addResource(new FluentResource(ftl), { allowOverrides: true });
  if (import.meta.env.DEV) for (const error of errors) console.error(code, error);
  grown++;
}

export function has(key: string): boolean {
  return bundles[prefs.lang].hasMessage(key);
}

/** The sentence for a key in the reader's language. A missing one shows its key, so that a gap is seen and not fatal. */
export function t(key: string, args: Words = {}): string {
  void grown;
  const bundle = bundles[prefs.lang];
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    if (import.meta.env.DEV) console.error(`no words for "${key}" in ${prefs.lang}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, plain(args), errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(key, error);
  return text;
}

/** Fluent knows strings and numbers; yes and no become words a message can select on. */
function plain(args: Words): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'boolean') out[name] = value ? 'yes' : 'no';
    else out[name] = value ?? 'none';
  }
  return out;
}

for (const text of [en, learnEn]) addMessages('en', text);
for (const text of [fr, learnFr]) addMessages('fr', text);
