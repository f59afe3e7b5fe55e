import type { Brief, PresenceMessage } from '../../wire/types';

/** The brief with who is there now. */
export function withPresence(brief: Brief, { online, seats, watching }: PresenceMessage): Brief {
  return { ...brief, watching, seats: brief.seats.map((seat, i) => ({ ...seat, online: online[i] ?? seat.online, presence: seats[i] ?? null })) };
}
