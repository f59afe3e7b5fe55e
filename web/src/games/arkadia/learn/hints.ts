import type { View } from '../wire';

/** Does this hint speak of something that the position still has? */
export function fits(hint: number, view: View): boolean {
  const me = view.players[view.viewer];
  switch (hint) {
    case 1: // cover tents
      return view.tents.length > 0;
    case 2: // be the one who finishes
      return view.buildings.some(({ done }) => !done);
    case 4: // banners
      return !me || me.banners > 0;
    case 5: // the second floor
      return view.castle.floor === 2 || view.castle.floor === 1;
    case 6: // what others collect
      return view.castle.placed > 0;
    default:
      return true;
  }
}
