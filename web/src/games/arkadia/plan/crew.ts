// Closing a building in one press: a worker on every vacant square next to it.
import type { Wish } from '../../../table/session/offer';
import { setWorker } from './moves';
import type { View } from '../wire';

/** Workers of this kind as long as there are any, then of the other; none where a square is closed or workers are missing. */
export function crewFor(view: View, cell: number, kind: 'own' | 'neutral'): Wish[] {
  const crew = { own: view.players[view.viewer]?.own ?? 0, neutral: view.players[view.viewer]?.neutral ?? 0 };
  const sides = view.buildings.find((one) => !one.done && one.cells.includes(cell))?.open ?? [];
  const places = new Set([...(view.offer?.own ?? []), ...(view.offer?.neutral ?? [])]);
  if (sides.length > crew.own + crew.neutral || sides.some((side) => !places.has(side))) return [];
  const other = kind === 'own' ? 'neutral' : 'own';
  return sides.map((side, n) => setWorker(n < crew[kind] ? kind : other, side));
}

/** What workers could do before anything is chosen: no building to stand next to, none they can close, or some. */
export function crewAdvice(view: View): 'first' | 'badge' | 'start' {
  const standing = view.buildings.filter(({ done }) => !done);
  if (standing.length === 0) return 'first';
  return standing.some(({ cells }) => crewFor(view, cells[0]!, 'own').length > 0) ? 'start' : 'badge';
}
