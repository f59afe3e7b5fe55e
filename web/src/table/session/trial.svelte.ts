import { reported } from '../../lib/ui/toasts.svelte';
import { ApiError, NoAnswer, post } from '../../wire/http';
import type { LegalMoves, Reason, SentMove, Tried } from '../../wire/types';
import { asSent, Offer, type Move, type Sent } from './offer';
import { TableSession, type Question } from './table.svelte';

/** A table of which the server keeps nothing, as in lessons and analyses: every question carries all moves that were made. */
export abstract class TrialSession extends TableSession {
  override readonly kept = false;
  /** The moves that were made so far. */
  done: (string | SentMove)[] = $state.raw([]);

  /** Where a question about the position is asked. */
  protected abstract path(what: string): string;

  override async whyNot(about: Question): Promise<Reason | null> {
    if (about === 'undo') return this.whyNoUndo();
    return reported(this.#ask<{ reason: Reason | null }>('/why', about).then(({ reason }) => reason), null);
  }

  protected whyNoUndo(): Reason | null {
    return null;
  }

  override async tryMoves(moves: readonly Sent[]): Promise<Tried | null> {
    try {
      return await this.#ask<Tried>('/try', moves);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
      return null;
    }
  }

  override async legalMoves(): Promise<readonly Move[]> {
    return reported(post<LegalMoves>(this.path('/moves'), { done: this.done }).then(({ moves }) => new Offer(moves).moves), []);
  }

  #ask<T>(what: string, moves: readonly Sent[]): Promise<T> {
    return post<T>(this.path(what), { done: this.done, moves: moves.map(asSent) });
  }
}
