import { me } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import { post } from '../wire/http';
import type { Brief, SeatWish } from '../wire/types';

/** Whoever sat at a table may ask for another game. */
export const canRematch = (brief: Brief): boolean => brief.you >= 0;

/** The same table again: bots sit down at once, people's seats are open for them. */
export async function rematch(brief: Brief): Promise<void> {
  const seats = brief.seats.map((seat): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', ...(seat.bot ? { bot: seat.bot } : {}) };
    return { kind: seat.seat === brief.you ? 'me' : 'open' };
  });
  try {
    await me.ensure();
    const fresh = await post<Brief>('/tables', { ruleset: brief.ruleset, name: brief.name, options: brief.options, seats });
    go(`/table/${fresh.id}`);
  } catch (error) {
    reportError(error);
  }
}
