import { expect, test } from 'vitest';
import { elementsInPlay, tilesInPlay } from './help';
import made from './made/marker.json';
import type { View } from './wire';

const view = made.view as unknown as View;

test('the help explains the tiles of this game, on offer or taken, and no others', () => {
  const companies = view.companies.map((company, seat) => ({ ...company, tiles: seat === 0 ? ['school', 'broker'] : [] }));
  const special = { ...view.special, tiles: { broker: 1, foreman: 2 } };
  expect(tilesInPlay({ ...view, companies, special }).sort()).toEqual(['broker', 'foreman', 'school']);
  expect(tilesInPlay({ ...view, companies: [], special: { ...special, tiles: {} } })).toEqual([]);
});

test('the elements of Spinning Mule are explained as far as they are played with', () => {
  expect(elementsInPlay('spinning-mule', {})).toEqual(['development-tiles', 'economy-markers', 'event-markers']);
  expect(elementsInPlay('spinning-mule', { 'development-tiles': 'none', 'economy-markers': 'printed', 'event-markers': 'more' })).toEqual(['event-markers']);
  expect(elementsInPlay('water-frame', {})).toEqual([]);
});
