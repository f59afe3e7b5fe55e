// The appeal tracks as they are drawn: spaces from top to bottom, arrows between them, everything that stands on them.
import type { BoardKit, ChoiceView, Kit, View } from '../wire';
import type { Colour } from '../words';

/** The highest row that is always drawn; higher ones only when something is there. */
export const USUAL_TOP = 12;

export interface Marker {
  /** A seat, or a colour nobody plays. */
  seat?: number;
  colour?: Colour;
  /** Not sent yet, or the place it would leave. */
  state: 'here' | 'planned' | 'left';
}

export interface Space {
  at: number;
  markers: Marker[];
  demand: Marker['state'] | null;
  /** Arrows on the line to the space above: a red one for who goes up, a green one for who comes down. */
  red: boolean;
  green: boolean;
}

export interface Stand {
  demand: number[];
  /** By good, then by seat and after them by rival. */
  markers: { seat?: number; colour?: Colour; at: number }[][];
}

/** Where everything stands; with a choice, the active good as it would be set. */
export function standOf(view: View, choice: ChoiceView | null = null): Stand {
  const markers = view.market.demand.map((_, good) => [
    ...view.companies.flatMap(({ seat, factories }) => {
      const at = choice && good === view.round && seat === view.viewer ? choice.appeal : factories[good]?.marker;
      return at === null || at === undefined ? [] : [{ seat, at }];
    }),
    ...view.rivals.flatMap((rival) => (rival.appeal[good] == null ? [] : [{ colour: rival.colour, at: rival.appeal[good] }])),
  ]);
  const demand = view.market.demand.map((at, good) => (choice && good === view.round ? choice.demand : at));
  return { demand, markers };
}

/** The highest space drawn, the same for all four. */
export function topSpace(kit: Kit, ...stands: Stand[]): number {
  const all = stands.flatMap(({ demand, markers }) => [...demand, ...markers.flatMap((one) => one.map(({ at }) => at))]);
  return Math.min(kit.appeal_high, Math.max(USUAL_TOP, ...all));
}

/** One track: what stands there with the plan, and dashed what it would leave. */
export function spacesOf(kit: Kit, board: BoardKit, good: number, now: Stand, sent: Stand): Space[] {
  const crosses = (arrows: number[], at: number): boolean => at >= 0 && at + 1 < arrows.length && arrows[at + 1]! > arrows[at]!;
  const same = (a: { seat?: number; colour?: Colour }, b: { seat?: number; colour?: Colour }): boolean => a.seat === b.seat && a.colour === b.colour;
  const spaces: Space[] = [];
  for (let at = topSpace(kit, now, sent); at >= kit.demand_low; at--) {
    const markers: Marker[] = now.markers[good]!
      .filter((marker) => marker.at === at)
      .map(({ at: _, ...who }) => ({ ...who, state: sent.markers[good]!.some((old) => same(old, who) && old.at === at) ? 'here' : 'planned' }));
    for (const { at: before, ...who } of sent.markers[good]!) {
      if (before === at && !markers.some((marker) => same(marker, who))) markers.push({ ...who, state: 'left' });
    }
    const planned = now.demand[good] === at;
    const before = sent.demand[good] === at;
    spaces.push({ at, markers, demand: planned ? (before ? 'here' : 'planned') : before ? 'left' : null, red: crosses(board.red[good]!, at), green: crosses(board.green[good]!, at) });
  }
  return spaces;
}
