import { createSubscriber } from 'svelte/reactivity';
import type { Clock, Seat } from '../wire/types';
import { kindOf, leftOf, type Left } from './left';

/** Milliseconds between two looks at the clock: a live game shows seconds, other clocks minutes. */
const LOOKS = { live: 1_000, days: 10_000, unhurried: 10_000 };

/**
 * The clocks of a table as they are now: the server's last word, and the time that has passed since by the monotonic clock of
 * this browser. What reads it is drawn again while it is shown; nothing runs while nobody looks.
 */
export class TableClock {
  /** The server's last word; null for an unhurried game. */
  said: Clock | null = $state.raw(null);
  #taken = 0;
  #look: () => void;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.#look = createSubscriber((update) => {
      let timer: ReturnType<typeof setTimeout>;
      const again = (): void => {
        timer = setTimeout(() => (update(), again()), LOOKS[this.said ? kindOf(this.said.pace) : 'days']);
      };
      again();
      return () => clearTimeout(timer);
    });
  }

  take(clock: Clock | null): void {
    this.#taken = this.now();
    this.said = clock;
  }

  /** Milliseconds since the server's last word. */
  get passed(): number {
    this.#look();
    void this.said;
    return Math.max(0, this.now() - this.#taken);
  }

  /** The time of the server now; the time of this device where there are no clocks. */
  get time(): number {
    return this.said ? Date.parse(this.said.at) + this.passed : Date.now();
  }

  /** What this seat has left; null where there are no clocks. */
  of(seat: Seat): Left | null {
    const one = this.said?.seats[seat];
    return this.said && one ? leftOf(this.said, one, this.passed) : null;
  }

  /** Milliseconds since this seat is waited for; 0 if it is not. */
  waited(seat: Seat): number {
    const since = this.said?.seats[seat]?.since;
    return since ? Math.max(0, this.time - Date.parse(since)) : 0;
  }
}
