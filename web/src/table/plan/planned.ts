// What a turn that is being planned consists of.
import type { Event } from '../../wire/types';
import type { Wish } from '../session/offer';

/** What the table asks of this viewer at the moment. */
export type Ask = 'act' | 'wait' | 'watch' | 'past' | 'over';

/** What a plan needs of a game's view. */
export interface PlanView {
  viewer: number;
  to_move: number;
  over: boolean;
  phase: string;
  /** Every legal move of the viewer: groups of them, unless the game says how to read it; null when nothing is asked. */
  offer: unknown;
}

export interface PlanStep<V> {
  move: Wish;
  /** Null when the move shows something hidden: what follows is known only once it is sent. */
  view: V | null;
  events: Event[];
  /** The text of the next move, where this seat has answered what is asked then in advance. */
  standing?: string;
}
