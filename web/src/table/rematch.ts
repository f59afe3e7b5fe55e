import { me } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import { post } from '../wire/http';
import type { Brief, SeatWish } from '../wire/types';

/** Whoever sat at a table may ask for another game. */
export const canRematch = (brief: Brief): boolean => brief.yours.length > 0;

/** The same table again: bots sit down at once, people's seats are open for them, and whoever shared a device sits there again. */
export async function rematch(brief: Brief): Promise<void> {
  const seats = brief.seats.map((seat): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', ...(seat.bot ? { bot: seat.bot } : {}) };
    if (!brief.yours.includes(seat.seat)) return { kind: 'open' };
    return { kind: 'me', ...(brief.yours.length > 1 ? { name: seat.name } : {}) };
  });
  try {
    await me.ensure();
    const fresh = await post<Brief>('/tables', { ruleset: brief.ruleset, name: brief.name, options: brief.options, seats });
    go(`/table/${fresh.id}`);
  } catch (error) {
    reportError(error);
  }
}
