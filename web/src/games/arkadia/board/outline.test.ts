import { describe, expect, it } from 'vitest';
import type { Point } from './cells';
import { middleOf, outlinePath, roofPath } from './outline';

const corners = (path: string): number => path.match(/[ML]/g)?.length ?? 0;
const loops = (path: string): number => path.match(/Z/g)?.length ?? 0;

describe('outline of a polyomino', () => {
  it('goes once round a single square', () => {
    expect(outlinePath([[0, 0]], 40)).toBe('M0 0L40 0L40 40L0 40Z');
  });

  it('moves inwards on both outer and inner corners', () => {
    const tavern: Point[] = [[0, 0], [0, 1], [1, 1]];
    const path = outlinePath(tavern, 40, 2);
    expect(corners(path)).toBe(6);
    expect(path).toContain('38 42'); // the inner corner, pushed into the shape
    expect(path).toContain('2 2');
    expect(path).toContain('78 78');
  });

  it.each([
    ['domino', [[0, 0], [1, 0]], 4],
    ['I4', [[0, 0], [0, 1], [0, 2], [0, 3]], 4],
    ['S4', [[1, 0], [2, 0], [0, 1], [1, 1]], 8],
    ['T4', [[0, 0], [1, 0], [2, 0], [1, 1]], 8],
    ['O4', [[0, 0], [1, 0], [0, 1], [1, 1]], 4],
    ['P5', [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2]], 6],
  ] as [string, Point[], number][])('has the corners of %s', (_, cells, count) => {
    const path = outlinePath(cells, 40, 2.5, 5);
    expect(corners(path)).toBe(count);
    expect(path.match(/Q/g)).toHaveLength(count);
    expect(loops(path)).toBe(1);
  });

  it('keeps squares touching at a corner apart, and draws holes', () => {
    expect(loops(outlinePath([[0, 0], [1, 1]], 40))).toBe(2);
    const ring: Point[] = [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]];
    expect(loops(outlinePath(ring, 40))).toBe(2);
  });

  it('is empty without cells', () => {
    expect(outlinePath([], 40)).toBe('');
  });
});

describe('roof and middle', () => {
  it('draws a ridge between squares and two hips at each end', () => {
    const path = roofPath([[0, 0], [1, 0], [2, 0]], 40);
    expect(path.match(/h40/g)).toHaveLength(2);
    expect(path.match(/l/g)).toHaveLength(4);
  });

  it('puts the seal on the square nearest the middle, which is always part of the tile', () => {
    expect(middleOf([[0, 0], [1, 0], [2, 0], [1, 1]])).toEqual([1, 0]);
    expect(middleOf([[0, 0], [0, 1], [1, 1]])).toEqual([0, 1]);
    expect(middleOf([[0, 0], [1, 0]])).toEqual([0, 0]);
  });
});
