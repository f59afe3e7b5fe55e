import { describe, expect, it } from 'vitest';
import { Grid, gridOf, pointsOf } from '../board/cells';
import made from '../made/must.json';
import { anchorFor, cellsAt, decodeCells, firstTurn, flipped, gripAt, held, legalAnchors, rotated, tileOf, turnsOf } from './offer';
import type { Kit, View } from '../wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };
const grid = gridOf(kit);

describe('the offer', () => {
  it('gives anchors as bits of a hexadecimal number', () => {
    expect(decodeCells('1')).toEqual([0]);
    expect(decodeCells('8001')).toEqual([0, 15]);
    expect(decodeCells(`8${'0'.repeat(47)}`)).toEqual([191]);
  });

  it('lists places per card and turn, none for what is not offered', () => {
    for (const [card, turns] of Object.entries(view.offer!.lay!)) {
      for (const turn of Object.keys(turns)) {
        const tile = held(tileOf(kit, card, turn));
        const taken = new Set(view.buildings.flatMap((building) => building.cells).concat(view.lot!.cells));
        const places = legalAnchors(view.offer, card, turn);
        expect(places.length).toBeGreaterThan(0);
        for (const anchor of places) expect(cellsAt(grid, anchor, tile).filter((cell) => taken.has(cell))).toEqual([]);
      }
    }
    expect(legalAnchors(view.offer, 'house-spice', 'z')).toEqual([]);
    expect(legalAnchors(null, 'house-spice', 'a')).toEqual([]);
  });

  it('begins with a turn that has a place', () => {
    expect(firstTurn({ lay: { 'house-spice': { b: '8' } } }, 'house-spice', ['a', 'b'])).toBe('b');
    expect(firstTurn({}, 'house-spice', ['a', 'b'])).toBe('a');
  });
});

describe('pointing at a square', () => {
  const monastery = held(pointsOf([[0, 0], [1, 0], [2, 0], [1, 1]]));

  it('means the tile lies with its middle there', () => {
    const anchor = anchorFor(grid, grid.at(5, 4), monastery);
    expect(grid.nameOf(anchor)).toBe('e5');
    expect(cellsAt(grid, anchor, monastery).map(grid.nameOf)).toEqual(['e5', 'f5', 'g5', 'f6']);
    expect(grid.nameOf(gripAt(grid, anchor, monastery))).toBe('f5');
  });

  it.each([
    [0, 0, 'a1'],
    [15, 0, 'n1'],
    [15, 11, 'n11'],
    [0, 11, 'a11'],
  ])('keeps the tile on the board at %i, %i', (x, y, anchor) => {
    expect(grid.nameOf(anchorFor(grid, grid.at(x, y), monastery))).toBe(anchor);
  });

  it.each([grid, new Grid(9, 7)])('finds every anchor of every tile again from its grip', (board) => {
    for (const card of Object.keys(kit.cards)) {
      for (const turn of turnsOf(kit, card)) {
        const tile = held(tileOf(kit, card, turn));
        const anchors = [0, board.columns - tile.width, board.at(0, board.rows - tile.height)];
        for (const anchor of anchors) expect(anchorFor(board, gripAt(board, anchor, tile), tile)).toBe(anchor);
      }
    }
  });
});

describe('turning', () => {
  it('goes round the distinct turns of one side', () => {
    expect(turnsOf(kit, 'farm-cloth')).toEqual(['a', 'b']);
    expect(rotated(['a', 'b'], 'b')).toBe('a');
    expect(rotated(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'd')).toBe('a');
    expect(rotated(['a', 'b', 'e', 'f'], 'f')).toBe('e');
  });

  it('flips to the same quarter turn, or stays for forms alike from both sides', () => {
    expect(flipped(['a', 'b', 'e', 'f'], 'b')).toBe('f');
    expect(flipped(['a', 'b', 'e', 'f'], 'f')).toBe('b');
    expect(flipped(['a', 'b'], 'a')).toBe('a');
  });
});
