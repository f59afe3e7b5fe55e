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
export function rematch(brief: Brief, turned = false): Promise<void> {
  return opened(() => (othersMayCome() ? like(brief.id, turned) : openAgain(brief, turned)));
}

/** The same for a table that was closed before it began. */
export const openLike = (id: string): Promise<void> => opened(() => like(id, false));

const like = (id: string, turned: boolean): Promise<Brief> => post<Brief>(`/tables/${id}/rematch`, { turned });

/** Go to the table that is opened. */
async function opened(open: () => Promise<Brief>): Promise<void> {
  try {
    await me.ensure();
    go(`/table/${(await open()).id}`);
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
