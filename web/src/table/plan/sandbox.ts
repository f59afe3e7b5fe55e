// A separate table that begins in the position shown, with bots in the other seats: to try a plan out.
import { asSent, type Sent } from '../session/offer';
import { read, write } from '../../lib/prefs.svelte';
import type { TableSession } from '../session/table.svelte';
import { get, post } from '../../wire/http';
import { newKey } from '../../wire/outbox';
import type { Brief, Snapshot } from '../../wire/types';

const BOT = 'greedy';

/** The seats of the sandbox: the player's own as it is, a bot in every other. */
export function seatsOf({ seats, you }: Pick<Brief, 'seats' | 'you'>): { kind: string; bot?: string }[] {
  return seats.map(({ seat, bot }) => (seat === you ? { kind: 'me' } : { kind: 'bot', bot: bot ?? BOT }));
}

/** Opens it and makes the planned moves there. Returns its id, or null without an answer. What the reader cannot know is dealt again. */
export async function openSandbox(table: TableSession, moves: readonly Sent[], name: string): Promise<string | null> {
  const text = await table.positionText();
  if (text === null) return null;
  const { ruleset, options } = table.brief;
  const { id } = await post<Brief>('/tables', { ruleset, options, name, seats: seatsOf(table.brief), position: text, unlisted: true });
  if (moves.length > 0) {
    const { version } = await get<Snapshot>(`/tables/${id}`);
    await post(`/tables/${id}/moves`, { version, key: newKey(), moves: moves.map(asSent) });
  }
  write(mark(id), table.id);
  return id;
}

const mark = (id: string): string => `tried.${id}`;

/** The table from which this one was opened to try a plan out; nothing for any other. This browser knows it. */
export const triedOutAt = (id: string): string | null => read(mark(id));
