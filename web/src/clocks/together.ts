// Tables at which people play with each other from different devices.
import { othersMayCome } from '../lib/company';
import type { Brief, SeatBrief } from '../wire/types';

/** A person who still plays: no bot plays for them. */
export const isPresent = (seat: SeatBrief | undefined): boolean => seat?.kind === 'person' && !seat.bot && !seat.out;

/** A person who plays, and does not have this table open. */
export const isAway = (seat: SeatBrief | undefined): boolean => isPresent(seat) && !['here', 'hidden'].includes(seat?.presence?.state ?? (seat?.online ? 'here' : 'away'));

/** Do several people play here, each at a device of their own? Where nobody else can come there is nobody to wait for. */
export function isTogether(brief: Brief): boolean {
  if (!othersMayCome() || brief.pinned) return false;
  const people = brief.seats.filter(({ kind }) => kind === 'person');
  return brief.pace !== null || (people.length > 1 && people.some(({ seat }) => !brief.yours.includes(seat)));
}

/** Does another person decide, while the viewer has a seat? */
export const waitsForPerson = (brief: Brief): boolean => brief.you >= 0 && brief.to_move !== brief.you && isPresent(brief.seats[brief.to_move]) && isTogether(brief);
