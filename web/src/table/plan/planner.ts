import type { Wish } from '../session/offer';

/** What a game does with moves that were not chosen at its own controls, and what it has planned and not yet sent. */
export interface Planner {
  words(move: Wish): string;
  /** Can such moves be planned? Some are sent as soon as they are decided. */
  holds(moves: readonly Wish[]): boolean;
  /** Put these moves into the plan, in place of what is in it. Nothing is sent. */
  take(moves: readonly Wish[]): void;
  /** The plan in words, step by step. */
  planned(): string[];
  /** Nothing is left to decide: the plan can be sent as it stands. */
  ready(): boolean;
  send(): Promise<void>;
  /** Take the newest step of the plan back. */
  back(): Promise<void>;
}
