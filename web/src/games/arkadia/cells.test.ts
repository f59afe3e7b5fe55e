import { describe, expect, it } from 'vitest';
import { cellAt, cellName, cellNamed, neighboursOf, nextOf, step } from './cells';

describe('squares', () => {
  it('are named from a1 top left to p12 bottom right', () => {
    expect(cellName(0)).toBe('a1');
    expect(cellName(15)).toBe('p1');
    expect(cellName(cellAt(5, 2))).toBe('f3');
    expect(cellName(191)).toBe('p12');
  });

  it('are found by name, every one of them', () => {
    for (let cell = 0; cell < 192; cell++) expect(cellNamed(cellName(cell))).toBe(cell);
  });

  it.each(['q1', 'a0', 'a13', '', 'f', '3f', 'A1'])('%s is no square', (name) => {
    expect(cellNamed(name)).toBe(-1);
  });

  it('have neighbours along edges only, and not beyond the border', () => {
    expect(neighboursOf([cellNamed('a1')]).map(cellName)).toEqual(['b1', 'a2']);
    expect(neighboursOf([cellNamed('b2'), cellNamed('c2')]).map(cellName)).toEqual(['b1', 'c1', 'a2', 'd2', 'b3', 'c3']);
  });

  it('stop the arrows at the border', () => {
    expect(cellName(step(cellNamed('a1'), -1, 0))).toBe('a1');
    expect(cellName(step(cellNamed('p12'), 0, -1))).toBe('p11');
  });

  it('jump to the next of some cells and go round', () => {
    const some = ['c1', 'f1', 'b4'].map(cellNamed);
    expect(cellName(nextOf(some, cellNamed('c1'), true))).toBe('f1');
    expect(cellName(nextOf(some, cellNamed('b4'), true))).toBe('c1');
    expect(cellName(nextOf(some, cellNamed('c1'), false))).toBe('b4');
    expect(nextOf([], 7, true)).toBe(7);
  });
});
