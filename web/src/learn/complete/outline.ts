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

/** What a game's `rules/outline.ts` exports. */
export interface Rules {
  chapters: Chapter[];
  /** By the name of the variable in the texts: where the number is on the sheet (`numbers.ts`). */
  numbers: Readonly<Record<string, string>>;
  drawings: Readonly<Record<string, Panel[]>>;
  tables: Readonly<Record<string, Table>>;
}

const found = import.meta.glob<Rules>('../../games/*/rules/outline.ts', { import: 'default' });
const place = (game: string): string => `../../games/${game}/rules/outline.ts`;

/** Does this client have the complete rules of the game? Those of a game from another package it has not. */
export const hasRules = (game: string): boolean => place(game) in found;

export async function rulesOf(game: string): Promise<Rules | null> {
  return (await found[place(game)]?.()) ?? null;
}

type Row = string | [string, Omit<Paragraph, 'key' | 'refs'>];

/** A chapter, its paragraphs as `key: references`, with the rest where there is more. */
export function chapter(key: string, ...rows: Row[]): Chapter {
  const read = (row: string, more = {}): Paragraph => {
    const [own = '', refs = ''] = row.split(': ');
    return { key: own, refs, ...more };
  };
  return { key, paragraphs: rows.map((row) => (typeof row === 'string' ? read(row) : read(...row))) };
}

export const ok = (caption: string, ...rows: string[]): Panel => ({ caption, ok: true, rows });
export const not = (caption: string, ...rows: string[]): Panel => ({ caption, ok: false, rows });
/** A drawing of how something goes. */
export const shown = (caption: string, ...rows: string[]): Panel => ({ caption, ok: null, rows });

export const plays = (...rulesets: string[]): Case => ({ ruleset }) => rulesets.includes(ruleset);
/** An option of the ruleset has one of these values. */
export const opts = (key: string, ...values: string[]): Case => ({ options }) => values.includes(options[key] ?? '');
export const seats = (...numbers: number[]): Case => (chosen) => chosen.seats === null || numbers.includes(chosen.seats);
export const all = (...cases: Case[]): Case => (chosen) => cases.every((one) => one(chosen));
export const any = (...cases: Case[]): Case => (chosen) => cases.some((one) => one(chosen));
