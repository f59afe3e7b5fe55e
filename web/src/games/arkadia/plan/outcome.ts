// What a plan does to the buildings: whose open sides change, which are enclosed, and what the next player could close then.
// The server says who could close what (`closing`), as far as everybody can count the workers behind the screens.
import type { BuildingView, View } from '../wire';

/** Open sides of a building that the plan changes; `was` is null for a building that the plan lays. */
export interface Sides {
  was: number | null;
  is: number;
  /** The next player has workers enough to close it. */
  danger: boolean;
}

export interface Danger {
  building: BuildingView;
  /** Who could close it, with how many workers, and the seals for own workers. */
  seat: number;
  workers: number;
  seals: number;
}

export interface Outcome {
  /** By id, the buildings whose number of open sides changes. */
  sides: Map<number, Sides>;
  /** The buildings that are enclosed. */
  enclosed: BuildingView[];
  /** What the next player could close then, the most valuable first. */
  dangers: Danger[];
  /** The next player; −1 if nobody plays after this turn. */
  next: number;
}

/** Who plays after the turn of `before`, once the plan has led to `after`. */
function nextOf(before: View, after: View): number {
  const seat = after.turn === before.turn ? after.next : after.to_move;
  return seat === before.viewer ? -1 : seat;
}

export function outcomeOf(before: View, after: View, families: readonly string[]): Outcome {
  const known = new Map(before.buildings.map((building) => [building.id, building]));
  const next = nextOf(before, after);
  const found: Outcome = { sides: new Map(), enclosed: [], dangers: [], next };
  for (const building of after.buildings) {
    const old = known.get(building.id);
    const [was, is] = [old ? old.open.length : null, building.open.length];
    if (old?.done || was === is) continue;
    const seals = building.closing[next] ?? null;
    found.sides.set(building.id, { was, is, danger: seals !== null });
    if (is === 0) found.enclosed.push(building);
    if (seals !== null) found.dangers.push({ building, seat: next, workers: is, seals });
  }
  const worth = ({ building, seals }: Danger): number => (seals + 1) * (after.castle.values[families.indexOf(building.family)] ?? 0);
  found.dangers.sort((a, b) => worth(b) - worth(a) || a.workers - b.workers);
  return found;
}
