import { me } from '../../lib/me.svelte';
import { go } from '../../lib/router.svelte';
import { reportError } from '../../lib/ui/toasts.svelte';
import { post } from '../../wire/http';
import type { Brief, SeatWish } from '../../wire/types';

/** Players of a table may ask for another game. */
export const canRematch = (brief: Brief): boolean => brief.yours.length > 0;

/**
 * The same table again: bots sit down at once, people's seats are open for them, and people who shared a device sit there again.
 * Turned, everybody sits one seat on, the last one first.
 */
export async function rematch(brief: Brief, turned = false): Promise<void> {
  const seats = seatsAgain(brief, turned);
  try {
    await me.ensure();
    const fresh = await post<Brief>('/tables', { ruleset: brief.ruleset, name: brief.name, options: brief.options, seats });
    go(`/table/${fresh.id}`);
  } catch (error) {
    reportError(error);
  }
}

export function seatsAgain({ seats, yours }: Brief, turned: boolean): SeatWish[] {
  const order = turned ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats;
  return order.map((seat): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', ...(seat.bot ? { bot: seat.bot } : {}) };
    if (!yours.includes(seat.seat)) return { kind: 'open' };
    return { kind: 'me', ...(yours.length > 1 ? { name: seat.name } : {}) };
  });
}

/** The seating matters only with several people. */
export const canTurn = (brief: Brief): boolean => canRematch(brief) && brief.seats.length > 1;
