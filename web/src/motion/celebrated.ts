// What is felt for a moment: a deed of mine that the game names, and victory.
import type { LogEntry } from '../wire/types';

/** By key of an event, the icon that is shown for it. The words are `celebrate-<key>` of the game. */
export type Celebrated = Readonly<Record<string, string>>;

export interface Celebration {
  key: string;
  icon: string;
}

/** The celebration of what has come since `version`: the last event of my own that the game names, and not taken back. */
export function celebrationOf(log: readonly LogEntry[], version: number, you: number, celebrated: Celebrated): Celebration | null {
  const mine = log.filter((entry) => entry.version > version && entry.seat === you && !entry.undone);
  const keys = mine.flatMap(({ events }) => events.map(({ key }) => key)).filter((key) => key in celebrated);
  const key = keys.at(-1);
  return key === undefined ? null : { key, icon: celebrated[key]! };
}
