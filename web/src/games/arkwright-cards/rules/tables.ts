import { pounds } from '../../../lib/text/money';
import { at, type Cell, type Table } from '../../../learn/complete/tables';
import type { Values } from '../../../learn/complete/numbers';

const head = (...names: string[]): Cell[] => names.map((name) => ({ word: `head-${name}` }));
const good = (name: string): Cell => ({ word: `arkwright-cards-good-${name}` });
const goods = (values: Values): string[] => at(values, 'goods.names');
/** Side I and side II of a tile. */
const sides = (values: Values, key: string, i: number, money: boolean): string =>
  at<number[][]>(values, key).map((side) => (money ? pounds(side[i]!) : String(side[i]))).join(' / ');

/** By side of the tile; one list counts for both. */
const tileWorkers = (values: Values): number[][] => {
  const found = at<number[] | number[][]>(values, 'workers.tile');
  return Array.isArray(found[0]) ? (found as number[][]) : [found as number[]];
};

/** Rows of the table of factory tiles: where their numbers are, and whether they are money. */
const TILE: Record<string, [string, boolean]> = { sum: ['factory.sum', false], goods: ['factory.goods', false], fixed: ['factory.fixed_cost', true], shipped: ['factory.ship_price', true] };
const ADDED = { 'supply.two': 2, 'supply.three_adds': 3, 'supply.four_adds': 4 };

export const tables: Readonly<Record<string, Table>> = {
  factories: (values) => [
    [...head('good'), ...goods(values).map(good)],
    ...Object.entries(TILE).map(([name, [key, money]]): Cell[] => [...head(name), ...goods(values).map((_, i) => sides(values, key, i, money))]),
    [...head('office'), ...at<number[]>(values, 'office.halves').map(String)],
    [...head('tile'), ...goods(values).map((_, i) => tileWorkers(values).map((side) => side[i]).join(' / '))],
  ],
  workers: (values) => [
    head('good', 'card', 'makes', 'workers', 'machines'),
    ...goods(values).flatMap((name, i) =>
      [0, 1].map((card): Cell[] => [
        card ? '' : good(name), String(card + 1), at<number[][][]>(values, 'workers.goods')[i]![card]!.join(' / '),
        [at<(number | number[])[][]>(values, 'workers.number')[i]![card]].flat().join(' / '), String(at<number[][]>(values, 'workers.machines')[i]![card]),
      ]),
    ),
  ],
  supply: (values) => [
    head('players', 'cards', 'cards'),
    ...Object.entries(ADDED).flatMap(([key, players]) =>
      Object.entries(at<Record<string, number>>(values, key)).map(([card, n], i): Cell[] => [i ? '' : String(players), { word: `arkwright-cards-card-${card}` }, `× ${n}`]),
    ),
  ],
  given: (values) => [
    head('players', 'seat', 'factories'),
    ...[2, 3, 4].flatMap((players) =>
      at<string[][]>(values, `setup.factories_${players}`).map((two, i): Cell[] => [i ? '' : String(players), String(i + 1), { words: two.map((name) => ({ word: `arkwright-cards-good-${name}`, after: '' })) }]),
    ),
  ],
};
