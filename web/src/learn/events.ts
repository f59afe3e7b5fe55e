import { FOLDERS } from '../games/folders';

const chapters = new Map(
  [...FOLDERS].flatMap(([game, { events }]) =>
    Object.entries(events).flatMap(([chapter, keys]) => keys.split(' ').map((key): [string, string] => [`${game} ${key}`, chapter])),
  ),
);

/** The chapter of the short rules that explains an event; null for what no chapter explains: somebody sat down, a bot failed. */
export const chapterOfEvent = (game: string, key: string): string | null => chapters.get(`${game} ${key}`) ?? null;
