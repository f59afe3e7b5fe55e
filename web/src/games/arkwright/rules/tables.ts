import { pounds } from '../../../lib/text/money';
import { roman } from '../../../lib/text/names';
import { at, type Cell, type Table } from '../../../learn/complete/tables';
import type { Values } from '../../../learn/complete/numbers';

const good = (name: string): Cell => ({ word: `arkwright-good-${name}` });
const head = (...names: string[]): Cell[] => names.map((name) => ({ word: `head-${name}` }));
const goods = (values: Values): string[] => at(values, 'goods.names');
const sums = (costs: readonly number[]): string => costs.map(pounds).join(' / ');

/** Tiles by number of players, each row more than the ones before. */
const tilesFor = (prefix: string): Table => (values) => [
  head('players', 'tiles'),
  ...[2, 3, 4].flatMap((players) => at<string[]>(values, `${prefix}_${players}`).map((tile, i): Cell[] => [i ? '' : String(players), { word: `arkwright-tile-${tile}` }])),
];

export const tables: Readonly<Record<string, Table>> = {
  factories: (values) => [
    [...head('good'), ...[1, 2, 3, 4].map(roman)],
    ...goods(values).map((name, i): Cell[] => {
      const made = at<number[][][]>(values, 'factory.goods')[i]!;
      return [good(name), ...at<number[][]>(values, 'factory.cost')[i]!.map((cost, level) => `${pounds(cost)} · ${made[level]!.join('-')}`)];
    }),
  ],
  markers: (values) => [
    head('marker', 'own', 'light', 'dark'),
    ...['machinery', 'quality'].map((action): Cell[] => [{ word: `arkwright-action-${action}` }, ...['own', 'light', 'dark'].map((shade) => sums(at(values, `${action}.${shade}`)))]),
    [{ word: 'arkwright-action-distribution' }, ...['own', 'light', 'dark'].map((shade) => pounds(at<Record<string, number>>(values, 'distribution.usable')[shade]!))],
  ],
  ships: (values) => [
    head('capacity', 'ships', 'crew', 'level'),
    ...at<number[]>(values, 'ships.capacities').map((capacity, i) => [
      String(capacity),
      ...['ships.copies', 'ships.crews'].map((key) => String(at<number[]>(values, key)[i])),
      roman(at<number[]>(values, 'ships.levels')[i]!),
    ]),
  ],
  fixed: tilesFor('tiles.fixed'),
  mule: tilesFor('mule.tiles'),
  copies: (values) => [head('tiles', 'box'), ...Object.entries(at<Record<string, number>>(values, 'tiles.copies')).map(([tile, n]): Cell[] => [{ word: `arkwright-tile-${tile}` }, String(n)])],
  given: (values) => [
    head('players', 'seat', 'factories', 'kept'),
    ...[2, 3, 4].flatMap((players) =>
      at<Record<string, number | string>[]>(values, `setup.fixed_${players}`).map((seat, i): Cell[] => [
        i ? '' : String(players),
        String(i + 1),
        { words: goods(values).filter((name) => name in seat).map((name) => ({ word: `arkwright-good-${name}`, after: ` ${pounds(Number(seat[name]))}` })) },
        String(seat['shares']),
      ]),
    ),
  ],
};
