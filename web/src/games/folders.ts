import type { Component } from 'svelte';
import type { TableSession } from '../lib/table.svelte';

/** What a game's table is given: the session, and the printed things of its ruleset. */
export interface GameProps {
  table: TableSession;
  kit: unknown;
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
  /** How many hints the short rules end with. */
  hints: number;
  /** The ruleset with which a newcomer to the game begins. */
  first?: string;
}

const found = import.meta.glob<GameFolder>('./*/game.ts', { eager: true, import: 'default' });
const named = Object.entries(found).map(([path, folder]): [string, GameFolder] => [path.split('/')[1] as string, folder]);

/** The games this client can draw, by name, in their order. */
export const FOLDERS: ReadonlyMap<string, GameFolder> = new Map(named.toSorted(([, one], [, other]) => one.order - other.order));

export const gameIcon = (game: string): string => FOLDERS.get(game)?.icon ?? 'rules';

/** A game we have no folder for comes last. */
export const orderOf = (game: string): number => FOLDERS.get(game)?.order ?? Infinity;
