import { postText } from '../../wire/http';
import type { LoadedGame, LoadedGames } from '../../wire/types';

/** The table takes no larger file at once, in bytes and in games; each part has the first line again. */
const MOST = 6 * 1024 * 1024;
const MOST_GAMES = 500;

/** A file of games in parts that may be sent. A single record is one part. */
export function inParts(text: string, most = MOST, mostGames = MOST_GAMES): string[] {
  if (text.startsWith('arktable ') || (new Blob([text]).size <= most && text.split('\n').length <= mostGames)) return [text];
  const [head = '', ...games] = text.split('\n').filter(Boolean);
  const sizes = games.map((game) => new Blob([game]).size + 1);
  const parts: string[][] = [];
  let room = 0;
  games.forEach((game, at) => {
    if (parts.length === 0 || sizes[at]! > room || parts.at(-1)!.length >= mostGames) {
      parts.push([]);
      room = most - new Blob([head]).size - 1;
    }
    parts.at(-1)!.push(game);
    room -= sizes[at]!;
  });
  return parts.map((part) => `${[head, ...part].join('\n')}\n`);
}

/** Take in a file of games; what became of each. */
export async function loadGames(text: string): Promise<LoadedGame[]> {
  const found: LoadedGame[] = [];
  for (const part of inParts(text)) found.push(...(await postText<LoadedGames>('/me/games', part)).games);
  return found;
}
