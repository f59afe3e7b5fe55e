// The questions of a player to the table: why not, what would happen, what could be done.
import { reported } from '../../lib/ui/toasts.svelte';
import { ApiError, get, getText, NoAnswer, post } from '../../wire/http';
import type { Hint, LegalMoves, Reason, Tried } from '../../wire/types';
import { asSent, Offer, type Move, type Sent } from './offer';

/** The subject of "why not?": undo, or moves, of which the first illegal one is explained. */
export type Question = 'undo' | readonly Sent[];

/** A table that can be asked; nothing of it changes by that. */
export abstract class AskedTable {
  abstract version: number;
  abstract at: number | null;
  abstract address(more?: string): string;

  async whyNot(about: Question): Promise<Reason | null> {
    const body = about === 'undo' ? { undo: true } : { moves: about.map(asSent) };
    return reported(post<{ reason: Reason | null }>(this.address('/why'), body).then(({ reason }) => reason), null);
  }

  /**
   * What these moves would do: without a view when they would reveal something hidden. Null without an answer, and when
   * the table has gone on since the version that they are about.
   */
  async tryMoves(moves: readonly Sent[], version = this.version): Promise<Tried | null> {
    if (version !== this.version) return null;
    try {
      return await post<Tried>(this.address('/try'), { version, moves: moves.map(asSent) });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
      return null;
    }
  }

  /** What a bot would do in my place, compared in this many games; 0 for a quick answer. The caller reports errors. */
  hint(games = 0): Promise<Hint> {
    return post<Hint>(this.address('/hint'), { version: this.version, games });
  }

  async legalMoves(): Promise<readonly Move[]> {
    return reported(get<LegalMoves>(this.address('/moves')).then(({ moves }) => new Offer(moves).moves), []);
  }

  /** The position shown, as text, as far as this viewer may know it. */
  async positionText(): Promise<string | null> {
    return reported<string | null>(getText(this.address(`/position${this.at === null ? '' : `?n=${this.at}`}`)), null);
  }
}
