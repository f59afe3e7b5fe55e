// Chapters in words: who and what in the first line, what changed in the lines below. A game has short words for its events
// (`line-<key>`, `band-<kind>`); where it has none, its sentences are shown as they are.
import { pounds } from '../lib/text/money';
import { has, t, type Words } from '../lib/text/i18n.svelte';
import { argWords, eventSentence, eventSentences, runsOf, runWords, type Names } from '../lib/text/words';
import type { Event, Seat } from '../wire/types';
import type { Chapter } from './chapters';

export interface Line {
  text: string;
  undone: boolean;
}

/** A line may end between a sign and its pounds otherwise (“+”, “£40”), and between what was and what is. */
export const unbroken = (text: string): string => text.replace(/([+−])£/g, '$1\u2060£').replaceAll(' → ', '\u00a0→\u00a0');

/** Parts of one entry; where it goes on in a new line, the dot stays at the end of the old one. */
export const inOne = (parts: readonly string[]): string => parts.join('\u00a0· ');

const hasLine = ({ key }: Event): boolean => has(`line-${key}`);

/** A run of events without its doer, who is named only where it is not the one the chapter is about. */
function lineOf(run: Event[], names: Names, seat: Seat): string {
  const first = run[0]!;
  if (!hasLine(first)) return run.length > 1 ? (eventSentences(run, names)[0] ?? '') : eventSentence(first, names);
  const many = run.length > 1 && has(`line-${first.key}-many`);
  const line = t(`line-${first.key}${many ? '-many' : ''}`, runWords(run, names));
  return first.seat >= 0 && first.seat !== seat ? t('line-of', { who: names.nameOf(first.seat), line }) : line;
}

/** The event that says what the turn is about, with those that are told together with it. */
function headRun(chapter: Chapter, names: Names): Event[] | null {
  if (chapter.kind !== 'turn') return null;
  const standing = chapter.happenings.filter(({ undone }) => undone === chapter.undone).map(({ event }) => event);
  return runsOf(standing, names).find((run) => names.told.heads.includes(run[0]!.key) && hasLine(run[0]!)) ?? null;
}

/** The text next to the name, '' for none. */
export function headOf(chapter: Chapter, names: Names): string {
  const run = headRun(chapter, names);
  return run ? lineOf(run, names, chapter.seat) : '';
}

/** All that was done, one line for what belongs together; what the first line says is left out, and what has no words. */
export function linesOf(chapter: Chapter, names: Names): Line[] {
  const head = new Set(headRun(chapter, names) ?? []);
  const kept = chapter.happenings.filter(({ event }) => !head.has(event));
  // What was taken back in two steps is told in two lines.
  const runs: { undone: boolean; version: number; events: Event[] }[] = [];
  for (const { event, undone, version } of kept) {
    const last = runs.at(-1);
    if (last?.undone === undone && (!undone || last.version === version)) last.events.push(event);
    else runs.push({ undone, version, events: [event] });
  }
  return runs.flatMap(({ undone, events }) => listed(runsOf(events, names)).map((alike) => ({ undone, text: unbroken(listLine(alike, names, chapter.seat)) }))).filter(({ text }) => text);
}

/** Runs that a game tells as one list (`line-<key>-all`), such as several prices, belong into one line. */
function listed(runs: Event[][]): Event[][][] {
  const lists: Event[][][] = [];
  for (const run of runs) {
    const [list, { key, seat }] = [lists.at(-1), run[0]!];
    const first = list?.[0]?.[0];
    if (list && first?.key === key && first.seat === seat && has(`line-${key}-all`)) list.push(run);
    else lists.push([run]);
  }
  return lists;
}

function listLine(alike: Event[][], names: Names, seat: Seat): string {
  const first = alike[0]![0]!;
  if (alike.length === 1) return lineOf(alike[0]!, names, seat);
  const list = alike.map((run) => t(`line-${first.key}-item`, runWords(run, names))).join(', ');
  const line = t(`line-${first.key}-all`, { list });
  return first.seat >= 0 && first.seat !== seat ? t('line-of', { who: names.nameOf(first.seat), line }) : line;
}

/** A game that says nothing shorter is told in its sentences, as one text, unless a part of it was taken back. */
export const isPlain = (chapter: Chapter): boolean => chapter.happenings.length > 0 && chapter.happenings.every(({ event, undone }) => undone === chapter.undone && !hasLine(event));

export function plainText(chapter: Chapter, names: Names): string {
  const words = eventSentences(chapter.happenings.map(({ event }) => event), names);
  const entry = chapter.entries[0]!;
  if (has(`log-${entry.kind}`)) words.unshift(t(`log-${entry.kind}`, { who: names.nameOf(entry.seat) }));
  return unbroken(words.join(' '));
}

/** The arguments of a band: of how it began, and of the first of its events that has them. */
function bandWords(chapter: Chapter, names: Names, you: Seat | null): Words {
  const mine = chapter.rows.find(([seat]) => you !== null && seat === you);
  // What companies that nobody plays have sold: they have no rows.
  const theirs = chapter.happenings.filter(({ event }) => event.seat < 0 && typeof event.args['goods'] === 'number').map(({ event }) => Number(event.args['goods']));
  const others = theirs.length > 0 ? theirs.reduce((sum, n) => sum + n, 0) : null;
  // Its rows are there when it is over.
  const sold = chapter.rows.length > 0 ? chapter.rows.reduce((sum, row) => sum + (row[1] ?? 0), others ?? 0) : null;
  const args = [...chapter.happenings].reverse().reduce((all, { event }) => ({ ...all, ...event.args }), {});
  // Where no event of a sale names its good, its heading does not either.
  return { good: null, ...argWords({ ...args, ...chapter.args }, names), sold, others: sold === null ? null : others, mine: mine?.[1] ?? null };
}

/** The heading of a band, such as “Production”, and what it is about, such as the good. */
export function bandTitle(chapter: Chapter, names: Names): { title: string; about: string } {
  const words = bandWords(chapter, names, null);
  const key = `band-${chapter.kind}`;
  return { title: has(key) ? t(key, words) : '', about: has(`${key}-about`) ? t(`${key}-about`, words) : '' };
}

/** The band in short, for the seat whose figures matter, or for nobody; '' where the lines must do. */
export function bandSum(chapter: Chapter, names: Names, you: Seat | null): string {
  const key = `band-${chapter.kind}-sum`;
  return has(key) ? unbroken(t(key, bandWords(chapter, names, you))) : '';
}

const signed = (n: number | null): string | null => (n === null ? null : `${n < 0 ? '−\u2060' : n > 0 ? '+\u2060' : ''}${pounds(Math.abs(n))}`);

/** The small table of a band: its headings, and a row of words for each seat. `v2` is the second figure, `m2` the same as a change in money. */
export function tableOf(chapter: Chapter): { heads: string[]; rows: { seat: Seat; cells: string[] }[] } | null {
  const key = `band-${chapter.kind}`;
  const columns = [1, 2, 3, 4].filter((n) => has(`${key}-head-${n}`));
  if (!chapter.rows.length || !columns.length) return null;
  const rows = chapter.rows.map((row) => {
    const words: Words = Object.fromEntries(row.slice(1).flatMap((value, i) => [[`v${i + 1}`, value], [`m${i + 1}`, signed(value)]]));
    return { seat: row[0] ?? -1, cells: columns.map((n) => t(`${key}-cell-${n}`, words)) };
  });
  return { heads: columns.map((n) => t(`${key}-head-${n}`)), rows };
}
