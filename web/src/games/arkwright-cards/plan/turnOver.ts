import type { View } from '../wire';

/** The next turn and each question of a production are plans of their own: what was planned so far is sent first. */
export function turnOver(view: View, base: View): boolean {
  const when = ({ asked, turn, phase }: View): string => (asked.step ? `turn ${turn}` : phase);
  // Where the foreman goes belongs to taking it.
  return when(view) !== when(base) && view.phase !== 'foreman';
}
