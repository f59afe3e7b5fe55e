import { FOLDERS } from '../games/folders';

/** The chapter of the short rules that a citation ("WF 1916", "WF 2216–2233", "AK p. 6") belongs to; null for a ruling of ours. */
export function chapterOf(game: string, rule: string): string | null {
  const cited = /^([A-Z]{2}) (\d+)/.exec(rule);
  if (!cited) return null;
  const line = Number(cited[2]);
  const before = (FOLDERS.get(game)?.places ?? []).filter(([book, from]) => book === cited[1] && from <= line);
  return before.at(-1)?.[2] ?? null;
}

/** Where the short rules say it. */
export function rulePath(game: string, rule: string): string {
  const chapter = chapterOf(game, rule);
  return `/learn/${game}${chapter ? `#${chapter}` : ''}`;
}
