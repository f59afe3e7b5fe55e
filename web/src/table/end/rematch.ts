import { othersMayCome } from '../../lib/company';
import { me } from '../../lib/me.svelte';
import { go } from '../../lib/router.svelte';
import { reportError } from '../../lib/ui/toasts.svelte';
import { post } from '../../wire/http';
import type { Brief, SeatWish } from '../../wire/types';

/** Players of a table may ask for another game. */
export const canRematch = (brief: Brief): boolean => brief.yours.length > 0;

/**
 * The same table again, with its options and its pace: bots sit down at once, the others are invited and their seats are open for them,
 * and people who shared a device sit there again. Turned, everybody sits one seat on, the last one first.
 */
export async function rematch(brief: Brief, turned = false): Promise<void> {
  try {
    await me.ensure();
    const fresh = othersMayCome() ? await post<Brief>(`/tables/${brief.id}/rematch`, { turned }) : await openAgain(brief, turned);
    go(`/table/${fresh.id}`);
  } catch (error) {
    reportError(error);
  }
}

/** Without a server there is nobody to invite. */
const openAgain = (brief: Brief, turned: boolean): Promise<Brief> =>
  post<Brief>('/tables', { ruleset: brief.ruleset, name: brief.name, options: brief.options, seats: seatsAgain(brief, turned) });

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
