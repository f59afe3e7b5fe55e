// Everything that "take a special marker" can take, as one list: grey markers and ships with their printed numbers, tiles.
import { pounds } from '../../../lib/text/money';
import { t } from '../../../lib/text/i18n.svelte';
import { wish, type Wish } from '../../../table/session/offer';
import type { Kit, SpecialView } from '../wire';
import { tileIcon } from './tiles';
import { markerName, tileAbout, tileName } from '../words';

export interface OfferItem {
  move: Wish;
  kind: 'marker' | 'ship' | 'tile';
  /** Marker, for its piece. */
  marker?: string;
  /** The sign of anything that is not a marker. */
  icon: string;
  title: string;
  about: string;
  left: number;
  /** Level at which it lies; tiles have none. */
  level: number | null;
  guessed: boolean;
}

const SHADES = ['own', 'light', 'dark'] as const;

export function offerItems(special: SpecialView, kit: Kit): OfferItem[] {
  return [...markerItems(special.mat, kit), ...shipItems(special.ships, kit), ...tileItems(special.tiles)];
}

/** A marker that lies on several levels is taken from the lowest. */
function markerItems(mat: SpecialView['mat'], kit: Kit): OfferItem[] {
  const all = mat.flatMap(({ markers }) => markers);
  return [...new Set(all)].map((marker) => {
    const { action, shade } = kit.markers[marker]!;
    const effect = action === 'production' ? `production-${shade}` : action;
    return {
      move: wish('marker', { marker }),
      kind: 'marker',
      marker,
      icon: action,
      title: markerName(marker),
      about: t(`arkwright-effect-${effect}`, { list: printed(kit, action, SHADES.indexOf(shade)) }),
      left: all.filter((one) => one === marker).length,
      level: mat.find(({ markers }) => markers.includes(marker))!.level,
      guessed: kit.reconstructed.includes(`${action}.${shade}`),
    };
  });
}

function printed(kit: Kit, action: string, shade: number): string {
  if (action === 'machinery') return money(kit.machine_costs[shade]!);
  if (action === 'quality') return money(kit.quality_costs[shade]!);
  return action === 'distribution' ? money([kit.distribution_max[shade]!]) : '';
}

const money = (costs: readonly number[]): string => costs.map((cost) => pounds(cost)).join(', ');

function shipItems(ships: SpecialView['ships'], kit: Kit): OfferItem[] {
  const [capacities, crews] = kit.ships;
  return ships
    .filter(({ left }) => left > 0)
    .map(({ capacity, level, left }) => ({
      move: wish('ship', { capacity }),
      kind: 'ship',
      icon: 'ship',
      title: t('arkwright-ship-for', { n: capacity }),
      about: t('arkwright-ship-about', { n: capacity, crew: crews[capacities.indexOf(capacity)] ?? 0 }),
      left,
      level,
      guessed: false,
    }));
}

function tileItems(tiles: Record<string, number>): OfferItem[] {
  const found = Object.entries(tiles).map(([tile, left]): OfferItem => ({
    move: wish('tile', { tile }),
    kind: 'tile',
    icon: tileIcon(tile),
    title: tileName(tile),
    about: tileAbout(tile),
    left,
    level: null,
    guessed: false,
  }));
  return found.sort((a, b) => a.title.localeCompare(b.title));
}
