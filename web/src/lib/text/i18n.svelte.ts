import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import others from 'virtual:words';
import en from '../../locales/en.ftl?raw';
import { prefs, type Lang } from '../prefs.svelte';
import { FALLBACK, regionOf } from './language';
import { withPounds } from './money';

export type { Lang };
export type Words = Record<string, FluentVariable | boolean | null | undefined>;

/** Words of pages in other languages are loaded when they are asked for; English ones come with the code, because they stand in for those that lack. */
const pages = new Map<Lang, Promise<void>>();
/** One bundle for each game and language, and under no name the words that all pages share. Games never see each other's. */
const bundles = new Map<string, FluentBundle>();
let grown = $state(0);
/** The game at whose table the reader sits; its words come first. */
let speaking = $state('');

/** The language now shown; reading `lang.code` in a component follows it. `region` is for numbers and dates. */
export const lang = {
  get code(): Lang {
    return prefs.lang;
  },
  get region(): string {
    return regionOf(prefs.lang);
  },
};

export function setLang(code: Lang): void {
  prefs.lang = code;
}

function bundleOf(code: Lang, game: string): FluentBundle {
  const name = `${code} ${game}`;
  let bundle = bundles.get(name);
  // No bidi isolation marks: all our languages run left to right, and marks would end up in copied text and tests.
  if (!bundle) bundles.set(name, (bundle = new FluentBundle(regionOf(code), { useIsolating: false })));
  return bundle;
}

/** Words of a game, or of all pages. Adding the same file twice is harmless: a game may be opened again and again. */
export function addMessages(code: Lang, ftl: string, game = ''): void {
  const errors = bundleOf(code, game).addResource(new FluentResource(ftl), { allowOverrides: true });
  if (import.meta.env.DEV) for (const error of errors) console.error(code, error);
  grown++;
}

/** English words of pages: the file of one part, `locales/<part>.en.ftl`, as `import.meta.glob` finds it. */
export function addPart(files: Record<string, string>): void {
  for (const ftl of Object.values(files)) addMessages(FALLBACK, ftl);
}

async function loadOthers(code: Lang): Promise<void> {
  const { default: text } = (await others[code]?.()) ?? { default: '' };
  addMessages(code, text);
}

/** Load the words of the pages in a language, unless they are loaded. To be awaited before that language is shown. */
export function loadPages(code: Lang): Promise<void> {
  const known = pages.get(code);
  if (known) return known;
  const work = code === FALLBACK ? Promise.resolve() : loadOthers(code);
  pages.set(code, work);
  work.catch(() => pages.delete(code));
  return work;
}

/** Use the words of this game first; '' when no table is shown. */
export function speakOf(game: string): void {
  speaking = game;
}

/** The game whose words come first, '' for none. */
export const speaker = (): string => speaking;

function find(key: string, game: string): FluentBundle | undefined {
  void grown;
  const codes = prefs.lang === FALLBACK ? [FALLBACK] : [prefs.lang, FALLBACK];
  return codes.flatMap((code) => [bundleOf(code, game), bundleOf(code, '')]).find((bundle) => bundle.hasMessage(key));
}

/** `game` is for pages that speak of several games, such as the lobby. */
export function has(key: string, game = speaking): boolean {
  return find(key, game) !== undefined;
}

/** The sentence for a key in the reader's language, else in English. For a missing one the key is shown. */
export function t(key: string, args: Words = {}, game = speaking): string {
  const bundle = find(key, game);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    if (import.meta.env.DEV) console.error(`no words for "${key}" in ${prefs.lang}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, plain(args), errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(key, error);
  return withPounds(text);
}

/** A number below 0, with a true minus as everywhere at the table. */
class BelowZero extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** Fluent knows strings and numbers; yes and no become words a message can select on. */
function plain(args: Words): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'boolean') out[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number' && value < 0) out[name] = new BelowZero(value);
    else out[name] = value ?? 'none';
  }
  return out;
}

addMessages(FALLBACK, en);
