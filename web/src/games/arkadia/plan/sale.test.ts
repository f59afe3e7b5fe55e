import { describe, expect, it } from 'vitest';
import made from '../made/sell.json';
import { DONE, sellSeals } from './moves';
import { saleMoves, saleRows, saleTotal, worth } from './sale';

const { families } = made.kit;

describe('selling seals', () => {
  it('sums the rule book’s example: 7 red at 3 and 5 silver at 4 are 41 gold', () => {
    const rows = saleRows(families, [7, 0, 2, 5], [3, 1, 2, 4], { cloth: 7, carpenter: 2, silver: 5 }, [7, 0, 0, 5]);
    expect(rows.map((row) => row.gold)).toEqual([21, 0, 0, 20]);
    expect(saleTotal(rows)).toEqual({ seals: 12, gold: 41 });
    expect(saleMoves(rows)).toEqual([sellSeals('cloth', 7), sellSeals('silver', 5), DONE]);
  });

  it('leaves out "done" when nothing more could be sold', () => {
    const rows = saleRows(families, [2, 0, 0, 3], [1, 1, 1, 1], { cloth: 2, silver: 3 }, [1, 0, 0, 3]);
    expect(saleMoves(rows)).toEqual([sellSeals('cloth', 1), sellSeals('silver', 3)]);
  });

  it('never sells more than is offered, and selling nothing is fine', () => {
    const rows = saleRows(families, [2, 0, 0, 0], [3, 0, 0, 0], { cloth: 2 }, [9, 4, 0, 0]);
    expect(rows[0]!.sell).toBe(2);
    expect(rows[1]!.sell).toBe(0);
    expect(saleMoves(saleRows(families, [2, 0, 0, 0], [3, 0, 0, 0], { cloth: 2 }, [0, 0, 0, 0]))).toEqual([DONE]);
  });

  it('gives worthless seals away for nothing', () => {
    expect(saleTotal(saleRows(families, [0, 3, 0, 0], [2, 0, 2, 2], { spice: 3 }, [0, 3, 0, 0]))).toEqual({ seals: 3, gold: 0 });
  });

  it('counts what a hand of seals is worth', () => {
    expect(worth([1, 2, 3, 4], [2, 2, 0, 1])).toBe(10);
  });
});
