import type { Names } from '../lib/text/words';
import { eventSentences } from '../lib/text/words';
import type { ChatLine } from '../wire/distance';
import type { LogEntry } from '../wire/types';

/** Entries about the table as a whole: clocks, votes, offers, seats, the end. Moves stand in the log. */
const KINDS: ReadonlySet<LogEntry['kind']> = new Set([
  'agreement', 'agree', 'decline', 'end', 'flag', 'give-time', 'hand-over', 'offer', 'pause', 'resign', 'resume', 'substitute', 'take-back', 'vote',
]);

/** What the table says between the lines of the chat. It is read from the log and stored nowhere. */
export interface SystemLine {
  id: string;
  text: string;
  at: string;
}

export type Shown = { line: ChatLine; system?: never } | { system: SystemLine; line?: never };

export function systemLines(log: readonly LogEntry[], names: Names): SystemLine[] {
  return log
    .filter((entry) => KINDS.has(entry.kind) && !entry.undone)
    .flatMap((entry) => eventSentences(entry.events, names).map((text, i) => ({ id: `${entry.version}-${i}`, text, at: entry.at })));
}

/** Both in the order of their times; what was written stays in the order of its numbers. */
export function together(lines: readonly ChatLine[], system: readonly SystemLine[]): Shown[] {
  const shown: Shown[] = [];
  let next = 0;
  for (const line of lines) {
    for (; next < system.length && system[next]!.at <= line.at; next++) shown.push({ system: system[next]! });
    shown.push({ line });
  }
  return [...shown, ...system.slice(next).map((one): Shown => ({ system: one }))];
}
