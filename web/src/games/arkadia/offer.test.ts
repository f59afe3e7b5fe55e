import { describe, expect, it } from 'vitest';
import { cellName, cellNamed } from './cells';
import { hexOf, kit, mustView } from './fixture';
import { anchorFor, cellsAt, decodeCells, firstTurn, flipped, gripAt, held, legalAnchors, rotated, turnsOf } from './offer';

describe('the offer', () => {
  it('gives anchors as bits of a hexadecimal number', () => {
    expect(decodeCells('1')).toEqual([0]);
    expect(decodeCells('8001')).toEqual([0, 15]);
    expect(decodeCells(`8${'0'.repeat(47)}`)).toEqual([191]);
    expect(decodeCells(hexOf([0, 5, 64, 100, 191]))).toEqual([0, 5, 64, 100, 191]);
  });

  it('lists places per card and turn, none for what is not offered', () => {
    const { offer } = mustView;
    expect(legalAnchors(offer, 'house-spice', 'a').map(cellName)).toEqual(['g1', 'h2', 'i2', 'a5']);
    expect(legalAnchors(offer, 'house-spice', 'b')).toEqual([]);
    expect(legalAnchors(offer, 'mill-cloth', 'a')).toEqual([]);
    expect(legalAnchors(null, 'house-spice', 'a')).toEqual([]);
  });

  it('begins with a turn that has a place', () => {
    expect(firstTurn({ lay: { 'house-spice': { b: hexOf([3]) } } }, 'house-spice', ['a', 'b'])).toBe('b');
    expect(firstTurn({}, 'house-spice', ['a', 'b'])).toBe('a');
  });
});

describe('pointing at a square', () => {
  const monastery = held(kit.forms.monastery['a']!);

  it('means the tile lies with its middle there', () => {
    const anchor = anchorFor(cellNamed('f5'), monastery);
    expect(cellName(anchor)).toBe('e5');
    expect(cellsAt(anchor, monastery).map(cellName)).toEqual(['e5', 'f5', 'g5', 'f6']);
    expect(cellName(gripAt(anchor, monastery))).toBe('f5');
  });

  it.each([
    ['a1', 'a1'],
    ['p1', 'n1'],
    ['p12', 'n11'],
    ['a12', 'a11'],
  ])('keeps the tile on the board at %s', (pointed, anchor) => {
    expect(cellName(anchorFor(cellNamed(pointed), monastery))).toBe(anchor);
  });

  it('finds every anchor of every tile again from its grip', () => {
    for (const shapes of Object.values(kit.forms)) {
      for (const cells of Object.values(shapes)) {
        const tile = held(cells);
        for (const anchor of [0, 16 - tile.width, (12 - tile.height) * 16]) expect(anchorFor(gripAt(anchor, tile), tile)).toBe(anchor);
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
