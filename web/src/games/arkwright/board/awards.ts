// Where the award markers are, and what wins them.
import type { Kit, View } from '../wire';

/** The award markers that this seat has; −1 lie on the board, null are out of the game. */
export function awardsAt(view: View, seat: number | null): string[] {
  return Object.entries(view.awards ?? {}).flatMap(([award, at]) => (at === seat ? [award] : []));
}

/** The space of the share value track, or the number of goods shipped, that wins it. */
export const awardGoal = (award: string, kit: Kit): number => (award === 'shipping' ? kit.award.goods : kit.award.space);
