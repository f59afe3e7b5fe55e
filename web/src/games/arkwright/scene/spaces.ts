// The part of the share track that a sale moved pieces on, enlarged: where they were and are, and no long empty stretch.
import type { TrackSpace as Spot } from '../board/track';

export interface Journey {
  seat: number;
  from: number;
  to: number;
}

/** Null: spaces that are left out. */
export function spots(values: readonly number[], journeys: readonly Journey[]): (Spot | null)[] {
  const last = values.length - 1;
  const near = (space: number): boolean => journeys.some(({ from, to }) => space >= Math.min(from, to) - 1 && space <= Math.max(from, to) + 1);
  const found: (Spot | null)[] = [];
  let band = false;
  for (let space = 1; space <= last; space++) {
    const fresh = values[space] !== values[space - 1];
    if (fresh) band = !band;
    if (near(space)) {
      const seats = journeys.filter(({ to }) => to === space).map(({ seat }) => seat);
      const ghosts = journeys.filter(({ from, to }) => from === space && to !== space).map(({ seat }) => seat);
      const first = found.length === 0 || found.at(-1) === null;
      found.push({ space, value: fresh || first ? values[space]! : null, band, seats, ghosts });
    } else if (found.length > 0 && found.at(-1) !== null) found.push(null);
  }
  return found.at(-1) === null ? found.slice(0, -1) : found;
}
