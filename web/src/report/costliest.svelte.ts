import { post } from '../wire/http';
import type { Review, Seat } from '../wire/types';

const PACE = 1_000;
/** Seconds after which a reader may stop waiting. */
export const PATIENCE = 10;

/** The review of a seat, requested until it is finished or no longer wanted. */
export class Costliest {
  review: Review | null = $state.raw(null);
  failed = $state(false);
  stopped = $state(false);
  /** Seconds since it was asked for. */
  waited = $state(0);
  readonly #id: string;
  readonly #seat: Seat;
  #games = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(id: string, seat: Seat) {
    this.#id = id;
    this.#seat = seat;
  }

  get running(): boolean {
    return this.#timer !== undefined && !this.failed && !this.stopped && this.review?.state !== 'done';
  }

  /** Compare the plans of all decisions in twice as many games. */
  longer(): void {
    this.#games = 2 * (this.review?.games ?? 0);
    this.begin();
  }

  begin(): void {
    this.close();
    this.failed = this.stopped = false;
    this.waited = 0;
    this.#timer = setInterval(() => this.#tick(), PACE);
    void this.#ask();
  }

  stop(): void {
    this.stopped = true;
    this.close();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    this.waited += PACE / 1_000;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const review = await post<Review>(`/tables/${this.#id}/review`, { seat: this.#seat, games: this.#games });
      if (this.stopped) return;
      this.review = review;
      this.failed = review.state === 'failed';
      if (review.state !== 'running') this.close();
    } catch {
      this.failed = true;
      this.close();
    }
  }
}
