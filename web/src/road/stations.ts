// The turns between now and the viewer.

/** A seat that plays, or something that happens in between. */
export type Station = { seat: number } | { icon: string; title: string; note: string };

/** The seats from `first` to the last one before `first` comes again, in the order in which they sit. */
export function around(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** Only what lies before the viewer's turn, and that turn; everything for a spectator, or if the viewer does not come. */
export function untilMe(stations: readonly Station[], viewer: number): Station[] {
  const mine = stations.findIndex((station, i) => i > 0 && 'seat' in station && station.seat === viewer);
  return mine < 0 ? [...stations] : stations.slice(0, mine + 1);
}

/** Who acts now and who is still to act (`later`); then what happens between two rounds of turns, and the viewer again. */
export function roundAndNext(now: number, later: readonly number[] | null | undefined, viewer: number, between: Station, seats = 0): Station[] {
  if (now < 0) return [];
  if (!later) return nowAndNext(now, viewer, seats);
  const turns = [now, ...later.filter((seat) => seat !== now)].map((seat) => ({ seat }));
  return viewer < 0 || later.includes(viewer) ? turns : [...turns, between, { seat: viewer }];
}

/** Where the view does not tell the order: who decides now, and of two players then the other one. */
export function nowAndNext(now: number, viewer: number, seats: number): Station[] {
  return viewer >= 0 && viewer !== now && seats === 2 ? [{ seat: now }, { seat: viewer }] : [{ seat: now }];
}
