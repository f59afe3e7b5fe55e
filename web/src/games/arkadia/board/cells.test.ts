import { describe, expect, it } from 'vitest';
import { Grid, gridOf, nextOf, pointsOf } from './cells';
import made from '../made/must.json';
import type { Kit } from '../wire';

const printed = gridOf(made.kit as unknown as Kit);
const small = new Grid(5, 3);
const names = (grid: Grid, cells: number[]): string[] => cells.map(grid.nameOf);

describe('squares', () => {
  it('are those of the printed board', () => {
    expect([printed.columns, printed.rows]).toEqual(made.kit.grid);
  });

  it('are named from a1 top left to the last one bottom right, on a board of any size', () => {
    expect(names(printed, [0, 15, printed.at(5, 2), 191])).toEqual(['a1', 'p1', 'f3', 'p12']);
    expect(names(small, [0, 4, 5, 14])).toEqual(['a1', 'e1', 'a2', 'e3']);
  });

  it('have a column and a row', () => {
    expect(small.pointOf(7)).toEqual([2, 1]);
    expect(small.at(...small.pointOf(13))).toBe(13);
    expect(names(small, [small.middle])).toEqual(['c2']);
    expect(pointsOf([[0, 1], [2, 3]])).toEqual([[0, 1], [2, 3]]);
  });

  it('have neighbours along edges only, and not beyond the border', () => {
    expect(names(small, small.neighboursOf([0]))).toEqual(['b1', 'a2']);
    expect(names(small, small.neighboursOf([small.at(1, 1), small.at(2, 1)]))).toEqual(['b1', 'c1', 'a2', 'd2', 'b3', 'c3']);
    expect(names(small, small.neighboursOf([small.at(4, 1)]))).toEqual(['e1', 'd2', 'e3']);
  });

  it('stop the arrows at the border', () => {
    expect(small.step(0, -1, 0)).toBe(0);
    expect(small.step(14, 1, 0)).toBe(14);
    expect(small.step(14, 0, -1)).toBe(9);
  });

  it('jump to the next of some cells and go round', () => {
    const some = [2, 5, 49];
    expect(nextOf(some, 2, true)).toBe(5);
    expect(nextOf(some, 49, true)).toBe(2);
    expect(nextOf(some, 2, false)).toBe(49);
    expect(nextOf([], 7, true)).toBe(7);
  });
});
