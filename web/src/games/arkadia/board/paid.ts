// The way of the seals: from a building that was just enclosed to the names of those it pays.
import type { Event } from '../../../wire/types';
import type { BuildingView } from '../wire';

export interface Payment {
  building: number;
  seat: number;
  family: string;
}

/** `done` are the buildings that were enclosed before. */
export function payments(buildings: readonly BuildingView[], done: ReadonlySet<number>, events: readonly Event[]): Payment[] {
  const fresh = buildings.filter((building) => building.done && !done.has(building.id));
  const paid = events.filter(({ key }) => key === 'paid');
  // Two buildings of a family enclosed at once pay somebody twice: each is on its way once.
  const seatsOf = (family: string): Set<number> => new Set(paid.filter(({ args }) => args['family'] === family).map(({ seat }) => seat));
  return fresh.flatMap(({ id, family }) => [...seatsOf(family)].map((seat) => ({ building: id, seat, family })));
}
