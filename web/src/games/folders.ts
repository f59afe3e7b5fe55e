import type { Component } from 'svelte';
import type { Celebrated } from '../motion/celebrated';
import type { TableSession } from '../table/session/table.svelte';

/** What a game's table is given: the session, and the printed things of its ruleset. */
export interface GameProps {
  table: TableSession;
  kit: unknown;
}

/** A kind of step in a guided game. Its words are `guide-step-<id>`, `guide-say-<id>` and `guide-why-<id>` in `locales/guide.*.ftl`. */
export interface GuideStep {
  id: string;
  /** The kinds of moves that are this step. */
  kinds: readonly string[];
  /** And the values of their arguments, where the kind alone does not tell. */
  args?: Readonly<Record<string, readonly string[]>>;
  /** It is one of the steps that the guide counts. */
  counts?: boolean;
  /** The bot is asked to show it soon. */
  sought?: boolean;
  /** It only leads to another step, such as a marker to its action. */
  lead?: boolean;
  /** The chapter of the short rules that explains it. */
  chapter: string;
  /** The parts of the table that it needs. */
  parts: readonly string[];
}

/** A part of the table that comes later. Its words are `guide-part-<id>` and `guide-part-<id>-when`. */
export interface GuidePart {
  id: string;
  /** A selector of its panel. */
  at: string;
}

/** One of the signs of progress. */
export interface GuideChip {
  id: string;
  icon: string;
  /** The key of its name. */
  word: string;
  state: 'done' | 'now' | 'later';
}

/** What the guide of a first game needs to know of it. What is done in a step is decided by the server. */
export interface Guided {
  steps: readonly GuideStep[];
  parts: readonly GuidePart[];
  /** A selector of what is calm unless it is lit. */
  calm: string;
  /** A selector of the places that these moves change; empty for the parts of their step. */
  place: (moves: readonly { kind: string; args: Readonly<Record<string, number | string>> }[], view: any) => string;
  /** Steps that are not laid on the table as a plan: the table would show the decision after them. */
  unlaid?: readonly string[];
  /** Parts that show the next decision: they are folded while a suggestion lies on the table as a plan. */
  ahead?: readonly string[];
  /** Kinds of moves that complete the decision before them: what that brings is told with them. */
  completes?: readonly string[];
  /** Kinds of moves that are not told with those that they lead to. */
  unsaid?: readonly string[];
  /** Steps whose title is said above the move, also above a single one. */
  titled?: readonly string[];
  /** The decision that a move of a turn belongs to, after a move `last` that belongs to `before`; without it a turn is one decision. */
  decision?: (kind: string, before: string, last: string) => string;
  /** The guide ends here. */
  over: (view: any, shown: ReadonlySet<string>) => boolean;
  /** It ends soon: what was not shown yet may cost more. */
  pressing: (view: any) => boolean;
  /** `step` is the one that is suggested now. */
  chips: (view: any, shown: ReadonlySet<string>, step: string) => GuideChip[];
  /** The icons of how one comes to the aim (`guide-chain-<n>`, `guide-chain-<n>-about`). */
  chain: readonly string[];
  /** What a seat is worth as things stand, and the figures that say why; null where it is hidden. */
  worth: (view: any, seat: number) => { worth: number; words: Readonly<Record<string, number>> } | null;
  /** Worths are in pounds. */
  money: boolean;
  /** What may still come of the next sale, from the outlook of a game that has one: goods sold, least and most. */
  range?: (outlook: any, seat: number) => readonly [number, number] | null;
}

/** What a folder of a game announces in its `game.ts`. The folder is called as the game is on the wire. */
export interface GameFolder {
  /** Games with a low number come first. */
  order: number;
  icon: string;
  /** The picture of the game in the lobby. */
  vignette: Component<any>;
  table: () => Promise<{ default: Component<any> }>;
  /** A small drawing of a running game from the public part of its view, loaded when games are watched. */
  miniature?: () => Promise<{ default: Component<any> }>;
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
