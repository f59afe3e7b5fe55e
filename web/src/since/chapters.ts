// The log in chapters: a turn with all that was done in it, a production, an event. The server says what belongs together.
import type { Event, LogEntry, LogPart, Seat } from '../wire/types';

/** Something that happened, whether it was taken back, and the entry that it is told in. */
export interface Happening {
  event: Event;
  undone: boolean;
  version: number;
}

export interface Chapter {
  /** A stable key while the log grows. */
  id: string;
  /** `start`, `turn`, `rules`, a band of the game, or `note` for what the table itself tells. */
  kind: string;
  /** The seat whose turn it is; −1 for none. */
  seat: Seat;
  /** The turn in which it was. */
  turn: number;
  happenings: Happening[];
  /** What no event tells. */
  args: NonNullable<LogPart['args']>;
  /** A small table of figures, seats in front. */
  rows: (number | null)[][];
  /** The entries it is made of; the last one dates it. */
  entries: LogEntry[];
  /** An entry in which a scene of it begins or ends. */
  scene: LogEntry | null;
  /** The decision after which it stands; null where no board can be shown. */
  n: number | null;
  /** All of it was taken back. */
  undone: boolean;
}

/** Entries that tell the reader nothing. */
const SILENT: readonly string[] = ['zone', 'vote'];
const WHOLE: LogPart = { at: 0, kind: 'turn' };

/** An entry of a game whose parts are not known is a chapter of its own. */
const partsOf = (entry: LogEntry): LogPart[] => (entry.parts?.length ? entry.parts : [{ ...WHOLE, seat: entry.seat, turn: -entry.version }]);

const goesOn = (chapter: Chapter | undefined, part: LogPart, turn: number): boolean =>
  chapter !== undefined && chapter.kind === part.kind && (part.kind === 'turn' ? chapter.seat === (part.seat ?? -1) && chapter.turn === turn : part.more === true);

/** The log as chapters, the oldest first. Entries that tell nothing are left out. */
export function chaptersOf(log: readonly LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  /** Chapters before the last take-back. */
  let before = 0;
  for (const entry of log) {
    if (SILENT.includes(entry.kind)) continue;
    if (entry.kind !== 'move' && entry.kind !== 'start') {
      chapters.push(begun(entry, { at: 0, kind: 'note', seat: entry.seat }, 0));
      if (entry.kind === 'undo') before = chapters.length;
      continue;
    }
    const parts = partsOf(entry).map((part) => (entry.kind === 'start' && part.kind === 'turn' ? { ...part, kind: 'start' } : part));
    parts.forEach((part, i) => {
      const events = entry.events.slice(part.at, parts[i + 1]?.at ?? entry.events.length);
      const turn = part.turn ?? 0;
      // What was taken back interrupts nothing. A decision after a take-back is not told with those that were taken back before it.
      const last = chapters.findLast(({ kind, entries }, at) => kind !== 'note' && ((entry.undone && at >= before) || entries.some(({ undone }) => !undone)));
      let chapter = goesOn(last, part, turn) ? last : undefined;
      if (!events.length && !part.rows && !part.args && entry.kind === 'move') return;
      if (!chapter) chapters.push((chapter = begun(entry, part, turn)));
      chapter.happenings.push(...events.map((event) => ({ event, undone: entry.undone, version: entry.version })));
      if (chapter.entries.at(-1) !== entry) chapter.entries.push(entry);
      if (part.rows && !entry.undone) chapter.rows = part.rows;
      // A scene belongs to the band of its entry, if there is one: a sale is no part of the turn that ended before it.
      if (entry.scenes?.length && !entry.undone && part.kind === sceneKind(parts)) chapter.scene = entry;
    });
  }
  for (const chapter of chapters) {
    const standing = chapter.entries.findLast(({ undone }) => !undone);
    chapter.undone = !standing;
    chapter.n = standing?.n ?? null;
  }
  return chapters;
}

const sceneKind = (parts: readonly LogPart[]): string => (parts.some(({ kind }) => kind === 'production') ? 'production' : parts[0]!.kind);

function begun(entry: LogEntry, part: LogPart, turn: number): Chapter {
  const told = part.kind === 'note' ? entry.events.map((event) => ({ event, undone: entry.undone, version: entry.version })) : [];
  return {
    id: `${entry.version}.${part.at}`,
    kind: part.kind,
    seat: part.seat ?? -1,
    turn,
    happenings: told,
    args: part.args ?? {},
    rows: [],
    entries: [entry],
    scene: null,
    n: null,
    undone: false,
  };
}

/** The chapters that are news to a seat whose last turn ended in the entry `mark`: all later ones, and what followed that turn by itself. */
export function newsOf(chapters: readonly Chapter[], mark: number, you: Seat): Chapter[] {
  if (!mark) return [];
  const later = ({ entries }: Chapter): boolean => entries.some(({ version }) => version >= mark);
  return chapters.filter((chapter) => later(chapter) && !chapter.undone && !['note', 'start'].includes(chapter.kind) && !(chapter.kind === 'turn' && chapter.seat === you));
}

/** The chapters up to the scene that begins in the decision `first`: what follows would tell its result. */
export function toldBefore(chapters: readonly Chapter[], first: number): Chapter[] {
  const end = chapters.findIndex(({ scene }) => scene !== null && scene.n >= first);
  return chapters.slice(0, end < 0 ? chapters.length : end);
}
