// The complete rules of a game: chapters of paragraphs. A paragraph names its lines of the book, the rulings it rests on and the
// choices it belongs to; its words are `rule-<key>` in `locales/complete.*.ftl`, those of a chapter `chapter-<key>`.
import type { Table } from './tables';

/** What is played: a paragraph may belong to some of it only. `seats` is null where the number of players is not known. */
export interface Chosen {
  ruleset: string;
  options: Readonly<Record<string, string>>;
  seats: number | null;
}

export type Case = (chosen: Chosen) => boolean;

export interface Paragraph {
  key: string;
  /** Lines of the books and rulings: `WF 862–871, PB 114, B46`. */
  refs: string;
  /** Without it the paragraph belongs to every game. */
  only?: Case;
  /** The word of the game that stands before it: the name of a tile, card or event. */
  title?: string;
  drawing?: string;
  table?: string;
  /** The option that it explains, with the words that the lobby has for it. */
  option?: string;
}

export interface Chapter {
  key: string;
  paragraphs: Paragraph[];
}

/** One of the pictures of a drawing: rows of squares (`drawings.ts`), and whether that is allowed. Its words are `drawing-<caption>`. */
export interface Panel {
  caption: string;
  ok: boolean | null;
  rows: string[];
}

/** What a game's `rules/index.ts` exports. */
export interface Rules {
  chapters: Chapter[];
  /** By the name of the variable in the texts: where the number is on the sheet (`numbers.ts`). */
  numbers: Readonly<Record<string, string>>;
  drawings: Readonly<Record<string, Panel[]>>;
  tables: Readonly<Record<string, Table>>;
}

const found = import.meta.glob<Rules>('../../games/*/rules/index.ts', { import: 'default' });
const place = (game: string): string => `../../games/${game}/rules/index.ts`;

/** Does this client have the complete rules of the game? Those of a game from another package it has not. */
export const hasRules = (game: string): boolean => place(game) in found;

export async function rulesOf(game: string): Promise<Rules | null> {
  return (await found[place(game)]?.()) ?? null;
}

/** A chapter, its paragraphs as `[key, refs, the rest]`. */
export function chapter(key: string, ...rows: [string, string, Omit<Paragraph, 'key' | 'refs'>?][]): Chapter {
  return { key, paragraphs: rows.map(([own, refs, more]) => ({ key: own, refs, ...more })) };
}

export const plays = (...rulesets: string[]): Case => ({ ruleset }) => rulesets.includes(ruleset);
/** An option of the ruleset has one of these values. */
export const opts = (key: string, ...values: string[]): Case => ({ options }) => values.includes(options[key] ?? '');
export const seats = (...numbers: number[]): Case => (chosen) => chosen.seats === null || numbers.includes(chosen.seats);
export const all = (...cases: Case[]): Case => (chosen) => cases.every((one) => one(chosen));
export const any = (...cases: Case[]): Case => (chosen) => cases.some((one) => one(chosen));
