import type { LogEntry, Scene } from '../wire/types';

/** Plays back what happened in the decisions after the first number up to the second. */
export interface Theatre {
  /** The scene that is played: screen readers then do not announce the log. */
  readonly shown: Scene | null;
  show(after: number, to: number): Promise<void>;
  /** Plays back what happened in this entry of the log, which may hold several decisions. */
  showEntry(entry: LogEntry): Promise<void>;
  /** A scene is about to open for these entries, and wants the table to keep showing what stood before it. */
  awaits(fresh: readonly LogEntry[]): boolean;
}

/** What the player shows of a scene. A game makes it from the told scene, in the reader's language. */
export interface Frame {
  /** The stage it belongs to, counted from 0. */
  stage: number;
  /** Milliseconds it stands at 1×, its motion included. */
  hold: number;
  /** What is said of it. Voices hear it at every step, and while the scene plays only where it carries `weight`. */
  say: string;
  weight: boolean;
  /** A piece is claimed: there is a sound, clearer for the viewer's own. */
  claim?: 'mine' | 'others';
  /** The scene folded into one line, on a phone. */
  line: string;
}

export interface Story {
  title: string;
  /** What the main button says at the first frame, and at the last one. */
  play: string;
  done: string;
  /** The words of the box that ends scenes for this table. */
  off: string;
  /** One sentence for viewers who skip to the result. */
  result: string;
  stages: string[];
  frames: Frame[];
}

/** Milliseconds at 1× (the look's table of motions). */
export const CLAIM = 520;
export const WEIGHTY = 2_200;
export const FIRST = 600;

/** The frames of a stage: its first and its last. */
export function ends(frames: readonly Frame[], stage: number): [number, number] {
  const at = frames.flatMap((frame, i) => (frame.stage === stage ? [i] : []));
  return [at[0] ?? -1, at.at(-1) ?? -1];
}
