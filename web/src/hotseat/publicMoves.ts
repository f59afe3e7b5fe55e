// The text on the curtain: what everybody saw since the next player's last turn.
import type { Names } from '../lib/text/words';
import type { Chapter } from '../since/chapters';
import { bandSum, bandTitle, headOf, isPlain, linesOf, plainText } from '../since/lines';
import type { Seat } from '../wire/types';

export interface PublicLine {
  id: string;
  /** Who did it, −1 for the rules. */
  seat: Seat;
  text: string;
}

/** The chapters that stand after the last turn of this seat before the present turn, without what was taken back. */
export function sinceTurnOf(chapters: readonly Chapter[], seat: Seat, turn: number): Chapter[] {
  const standing = chapters.filter(({ kind, undone }) => !undone && kind !== 'start' && kind !== 'note');
  return standing.slice(standing.findLastIndex((chapter) => chapter.kind === 'turn' && chapter.seat === seat && chapter.turn !== turn) + 1);
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

function linesOfChapter(chapter: Chapter, names: Names): string[] {
  if (isPlain(chapter)) return [plainText(chapter, names)];
  const lines = linesOf(chapter, names).filter(({ undone }) => !undone).map(({ text }) => text);
  if (chapter.kind === 'turn') return [headOf(chapter, names), ...lines].filter(Boolean);
  const { title, about } = bandTitle(chapter, names);
  return [joined(joined(title, about), bandSum(chapter, names, null) || lines.join(' · '))];
}

/** A line for everything that was done, the latest ones; at most `most`. */
export function publicLines(chapters: readonly Chapter[], names: Names, most: number): PublicLine[] {
  return chapters.flatMap((chapter) => linesOfChapter(chapter, names).map((text, i) => ({ id: `${chapter.id}.${i}`, seat: chapter.kind === 'turn' ? chapter.seat : -1, text }))).slice(-most);
}

/** The only one who had a turn in these chapters; −1 where several had, or nobody. */
export function doerOf(chapters: readonly Chapter[]): Seat {
  const seats = new Set(chapters.filter(({ kind }) => kind === 'turn').map(({ seat }) => seat));
  return seats.size === 1 ? [...seats][0]! : -1;
}
