import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../locales/en.ftl?raw';
import fr from '../../locales/fr.ftl?raw';
import { prefs, type Lang } from '../prefs.svelte';
import { withPounds } from './money';

export type { Lang };
export type Words = Record<string, FluentVariable | boolean | null | undefined>;

const REGIONS: Record<Lang, string> = { en: 'en-GB', fr: 'fr-FR' };
/** One bundle for each game and language, and under no name the words that all pages share. Games never see each other's. */
const bundles = new Map<string, FluentBundle>();
let grown = $state(0);
/** The game at whose table the reader sits; its words come first. */
let speaking = $state('');

/** The language now shown; reading `lang.code` in a component follows it. */
export const lang = {
  get code(): Lang {
    return prefs.lang;
  },
};

export function setLang(code: Lang): void {
  prefs.lang = code;
}

function bundleOf(code: Lang, game: string): FluentBundle {
  const name = `${code} ${game}`;
  let bundle = bundles.get(name);
  // No bidi isolation marks: both our languages run left to right, and marks would end up in copied text and tests.
  if (!bundle) bundles.set(name, (bundle = new FluentBundle(REGIONS[code], { useIsolating: false })));
  return bundle;
}

/** Words of a game, or of all pages. Adding the same file twice is harmless: a game may be opened again and again. */
export function addMessages(code: Lang, ftl: string, game = ''): void {
  const errors = bundleOf(code, game).addResource(new FluentResource(ftl), { allowOverrides: true });
  if (import.meta.env.DEV) for (const error of errors) console.error(code, error);
  grown++;
}

/** Words of pages: the files of one part, `locales/<part>.*.ftl`, as `import.meta.glob` finds them. */
export function addPart(files: Record<string, string>): void {
  for (const [path, ftl] of Object.entries(files)) addMessages(path.endsWith('.fr.ftl') ? 'fr' : 'en', ftl);
}

/** Use the words of this game first; '' when no table is shown. */
export function speakOf(game: string): void {
  speaking = game;
}

/** The game whose words come first, '' for none. */
export const speaker = (): string => speaking;

function find(key: string, game: string): FluentBundle | undefined {
  void grown;
  return [bundleOf(prefs.lang, game), bundleOf(prefs.lang, '')].find((bundle) => bundle.hasMessage(key));
}

/** `game` is for pages that speak of several games, such as the lobby. */
export function has(key: string, game = speaking): boolean {
  return find(key, game) !== undefined;
}

/** The sentence for a key in the reader's language. For a missing one the key is shown. */
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

addMessages('en', en);
addMessages('fr', fr);
