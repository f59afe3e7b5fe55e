import { getText } from '../../wire/http';
import { addMessages, loadPages, setLang, type Lang } from './i18n.svelte';
import { FALLBACK, isComplete } from './language';
import { prefs } from '../prefs.svelte';

/**
 * The words of games, loaded when they are needed and only in the language in use. Those of the rules come from the
 * server, which has them from the game's package: one way for our games and for those of others. What a game's own table and
 * its scenes and its short rules say is in the game's folder here.
 */
export type Part = 'rules' | 'learn' | 'complete' | 'lessons' | 'guide' | 'log' | 'scene' | 'answers' | 'table';

const files = import.meta.glob<string>('../../games/*/locales/*.ftl', { query: '?raw', import: 'default' });
/** By game, part and language. The words of the rules that the server sends have English where the language lacks a message. */
const fetched = new Map<string, Promise<void>>();
const spoken = new Map<string, [string, Part]>();

async function read(game: string, part: Part, code: Lang): Promise<string> {
  if (part === 'rules') return getText(`/games/${game}/words/${code}.ftl`);
  const file = files[`../../games/${game}/locales/${part === 'table' ? '' : `${part}.`}${code}.ftl`];
  return file ? file() : '';
}

function fetchOnce(game: string, part: Part, code: Lang): Promise<void> {
  const name = `${game} ${part} ${code}`;
  const known = fetched.get(name);
  if (known) return known;
  const work = read(game, part, code).then((text) => addMessages(code, text, game));
  fetched.set(name, work);
  work.catch(() => fetched.delete(name));
  return work;
}

/** A language that lacks messages has the English ones below its own. */
function fetchFor(game: string, part: Part, code: Lang): Promise<unknown> {
  const codes = isComplete(code) || part === 'rules' ? [code] : [FALLBACK, code];
  return Promise.all(codes.map((one) => fetchOnce(game, part, one)));
}

/** Load these words of a game, unless they are loaded. */
export async function wordsOf(game: string, ...parts: Part[]): Promise<void> {
  for (const part of parts) spoken.set(`${game} ${part}`, [game, part]);
  await Promise.all(parts.map((part) => fetchFor(game, part, prefs.lang)));
}

/** Change the language, as soon as all words in use are loaded. */
export async function changeLang(code: Lang): Promise<void> {
  await Promise.all([loadPages(code), ...[...spoken.values()].map(([game, part]) => fetchFor(game, part, code))]);
  setLang(code);
}
