import type { Component } from 'svelte';
import type { Celebrated } from '../motion/celebrated';
import type { TableSession } from '../table/session/table.svelte';

/** What a game's table is given: the session, and the printed things of its ruleset. */
export interface GameProps {
  table: TableSession;
  kit: unknown;
}

/** What the guide of a first game needs to know of it. */
export interface Guided {
  /** Counts from 1; 0 while the game is being prepared. */
  round: (view: any) => number;
  /** The chapter of a phase; a phase that is missing here has the chapter of its own name. */
  chapters: Readonly<Record<string, string>>;
  /** The decision that a move of a turn belongs to, after one that belongs to `before`; without it a turn is one decision. */
  decision?: (kind: string, before: string) => string;
}

/** What a folder of a game announces in its `game.ts`. The folder is called as the game is on the wire. */
export interface GameFolder {
  /** Games with a low number come first. */
  order: number;
  icon: string;
  /** The picture of the game in the lobby. */
  vignette: Component<any>;
  table: () => Promise<{ default: Component<any> }>;
  /** The chapters of the short rules; their words are `learn-<chapter>` and `learn-<chapter>-<n>` in `locales/learn.*.ftl`. */
  chapters: string[];
  /** Where a chapter begins in the rule books: book, line, chapter. A citation ("AK 98") leads to the last one before its line. */
  places: readonly (readonly [string, number, string])[];
  /** By chapter of the short rules: the keys of the events that it explains, separated by spaces. */
  events: Readonly<Record<string, string>>;
  /** By chapter of the short rules: its picture, as `learn/pictures.ts` reads it. */
  pictures: Readonly<Record<string, string>>;
  /** Without it there is no guided first game. */
  guide?: Guided;
  /** How many hints the short rules end with. */
  hints: number;
  /** What is celebrated for a moment when I have done it. */
  celebrated?: Celebrated;
  /** The ruleset with which a newcomer to the game begins. */
  first?: string;
  /** By ruleset: the options of experts, for the form of a new table. */
  expert?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const found = import.meta.glob<GameFolder>('./*/game.ts', { eager: true, import: 'default' });
const named = Object.entries(found).map(([path, folder]): [string, GameFolder] => [path.split('/')[1] as string, folder]);

/** The games this client can draw, by name, in their order. */
export const FOLDERS: ReadonlyMap<string, GameFolder> = new Map(named.toSorted(([, one], [, other]) => one.order - other.order));

export const gameIcon = (game: string): string => FOLDERS.get(game)?.icon ?? 'rules';

/** A game we have no folder for comes last. */
export const orderOf = (game: string): number => FOLDERS.get(game)?.order ?? Infinity;
