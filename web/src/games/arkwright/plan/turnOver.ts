import type { View } from '../wire';

/** The next turn of the player, or the sale after it, is a plan of its own: what was planned so far is sent first. */
export function turnOver(view: View, base: View): boolean {
  const when = ({ year, cycle, asked }: View): string => `${year} ${cycle} ${asked.production ? 'sale' : ''}`;
  return view.phase === 'marker' || when(view) !== when(base);
}
