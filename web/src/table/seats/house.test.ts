import { expect, test } from 'vitest';
import { rowsOf } from './house';

const line = (key: string, seat: number, value: number | string) => ({ key, seat, value, money: false });

test('the values of all seats stand in one row, in the order of the first line', () => {
  const rows = rowsOf([line('gifts', 0, 2), line('anger', -1, 'high'), line('gifts', 1, 0)]);
  expect(rows.map(({ key, lines }) => [key, lines.map(({ value }) => value)])).toEqual([
    ['gifts', [2, 0]],
    ['anger', ['high']],
  ]);
});
