import { pounds } from '../../../lib/text/money';
import { at, type Cell, type Table } from '../../../learn/complete/tables';
import type { Values } from '../../../learn/complete/numbers';

const head = (...names: string[]): Cell[] => names.map((name) => ({ word: `head-${name}` }));
const good = (name: string): Cell => ({ word: `arkwright-cards-good-${name}` });
const goods = (values: Values): string[] => at(values, 'goods.names');
/** Side I and side II of a tile. */
const sides = (values: Values, key: string, i: number, money = false): string =>
  at<number[][]>(values, key).map((side) => (money ? pounds(side[i]!) : String(side[i]))).join(' / ');

const ADDED = { 'supply.two': 2, 'supply.three_adds': 3, 'supply.four_adds': 4 };

export const tables: Readonly<Record<string, Table>> = {
  factories: (values) => [
    head('good', 'sum', 'office', 'goods', 'fixed', 'shipped', 'tile'),
    ...goods(values).map((name, i): Cell[] => [
      good(name), sides(values, 'factory.sum', i), String(at<number[]>(values, 'office.halves')[i]), sides(values, 'factory.goods', i),
      sides(values, 'factory.fixed_cost', i, true), sides(values, 'factory.ship_price', i, true), [at<(number | number[])[]>(values, 'workers.tile')[i]].flat().join(' / '),
    ]),
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
