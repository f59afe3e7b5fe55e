import { expect, test } from 'vitest';
import { actionsInPlay, elementsInPlay, levelsInPlay, tilesInPlay } from './help';
import made from '../made/marker.json';
import type { Kit, View } from '../wire';

const view = made.view as unknown as View;

test('the help explains the tiles of this game, on offer or taken, and no others', () => {
  const companies = view.companies.map((company, seat) => ({ ...company, tiles: seat === 0 ? ['school', 'broker'] : [] }));
  const special = { ...view.special, tiles: { broker: 1, foreman: 2 } };
  expect(tilesInPlay({ ...view, companies, special }).sort()).toEqual(['broker', 'foreman', 'school']);
  expect(tilesInPlay({ ...view, companies: [], special: { ...special, tiles: {} } })).toEqual([]);
});

test('the help shows the levels that a factory can reach', () => {
  const timetable = { ...view.timetable, levels: [1, 1, 2, 2] };
  const jenny = { ...view, timetable, companies: [], special: { ...view.special, tiles: {} } };
  expect(levelsInPlay(jenny)).toEqual([1, 2]);
  expect(levelsInPlay({ ...jenny, special: { ...view.special, tiles: { inventor: 1 } } })).toEqual([1, 2, 3]);
});

test('the elements of Spinning Mule are explained as far as they are played with', () => {
  expect(elementsInPlay('spinning-mule', {})).toEqual(['development-tiles', 'economy-markers', 'event-markers']);
  expect(elementsInPlay('spinning-mule', { 'development-tiles': 'none', 'economy-markers': 'printed', 'event-markers': 'more' })).toEqual(['event-markers']);
  expect(elementsInPlay('water-frame', {})).toEqual([]);
});

test('the help explains the actions of this game and no others', () => {
  const kit = made.kit as unknown as Kit;
  const shown = (harbour: boolean, reorganization: string): string[] => actionsInPlay(kit, { rules: { ...view.rules, harbour } }, { reorganization });
  const all = shown(true, 'on');
  expect(all).toEqual(expect.arrayContaining(['factory', 'exchange', 'ship', 'production', 'reorganization']));
  expect(shown(false, 'off')).toEqual(all.filter((action) => !['ship', 'production', 'reorganization'].includes(action)));
});
