// The castle's lot while a place for it is looked for: it may lie in several ways.
import type { Grid, Point } from '../board/cells';
import type { LotSize } from './moves';
import { held, type Held } from './offer';
import type { Offer } from '../wire';

/** The ways the lot may lie, the widest first. */
export function lotSizes(offer: Offer | null): LotSize[] {
  const found = new Map((offer?.lot ?? []).map(([, , width = 0, height = 0]) => [width, [width, height] as const]));
  return [...found.values()].sort(([one], [other]) => other - one);
}

export function lotTile([width, height]: LotSize): Held {
  return held(Array.from({ length: width * height }, (_, i): Point => [i % width, Math.floor(i / width)]));
}

/** The squares on which the corner of a lot of this size may lie. */
export function lotAnchors(grid: Grid, offer: Offer | null, [width]: LotSize): Set<number> {
  const places = (offer?.lot ?? []).filter((place) => place[2] === width);
  return new Set(places.map(([x = 0, y = 0]) => grid.at(x, y)));
}
