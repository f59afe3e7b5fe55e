// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { speakScenes } from '../../../../tests/stories/words';
import { setLang } from '../../../lib/text/i18n.svelte';
import '../../../scene/words';
import type { CastleView, EnclosedScene, View } from '../wire';
import { castleBefore, enclosedStory, viewBefore, type Reader } from './story';

const [ADA, BRUNO, OAK] = [0, 1, 2];
const NAMES = ['Ada', 'Bruno', 'Oak'];
const FAMILIES = ['cloth', 'spice', 'carpenter', 'silver'];
const reader = (viewer: number = ADA): Reader => ({ viewer, nameOf: (seat) => NAMES[seat]! });

/** Hilltop: the farm that the look shows. */
const farm = (): EnclosedScene => ({
  seat: BRUNO, form: 'farm', family: 'cloth', cells: ['j10', 'j11', 'j12'], over: true,
  workers: [...['k10', 'i11', 'i12'].map((cell) => ({ seat: BRUNO, cell })), { seat: OAK, cell: 'j9' }, ...['i10', 'k11', 'k12'].map((cell) => ({ seat: -1, cell }))],
  pays: [{ seat: BRUNO, workers: 3, extra: 1, seals: 4, gold: 8 }, { seat: OAK, workers: 1, extra: 0, seals: 1, gold: 2 }],
  castle: {
    family: 'cloth', over: 'spice', floor: 1, square: 3,
    worths: [{ family: 'cloth', before: 1, after: 2 }, { family: 'spice', before: 2, after: 1 }],
    held: [{ seat: ADA, family: 'spice', seals: 4, before: 8, after: 4 }],
  },
});

speakScenes('arkadia');

test('enclosed, seals, castle', () => {
  const { title, stages, frames } = enclosedStory(farm(), reader());
  expect([title, stages]).toEqual(['Bruno encloses a farm on j10', ['Enclosed', 'Seals', 'Castle']]);
  expect(frames.map(({ step }) => step)).toEqual([0, 1, 2]);
  expect(frames[0]!.text).toBe('Everything around it is occupied: 4 workers stand beside it, and 3 neutral ones.');
  expect(frames[1]!.say).toMatch(/Seals of cloth: Bruno 4 and Oak 1\.$/);
  expect(frames[2]!.text).toBe('You hold 4 [[seal-spice]]: **8 → 4 gold**. The 4 new seals of Bruno (cloth) are worth **8**.');
});

test('voices hear the piece and both values; who skips hears seals and castle in one go', () => {
  const { frames, result } = enclosedStory(farm(), reader(OAK));
  expect(frames[2]!.say).toMatch(/^On the castle: cloth over spice\. Cloth: 1 → 2\. Spice: 2 → 1\./);
  expect(result).toBe('Seals of cloth: Bruno 4 and you 1. On the castle: cloth over spice. Cloth: 1 → 2. Spice: 2 → 1.');
});

test('a stranger is told nothing about seals behind screens', () => {
  expect(enclosedStory(farm(), reader(-1)).frames[2]!.text).toBe('The 4 new seals of Bruno (cloth) are worth **8**.');
  expect(enclosedStory(farm(), reader(BRUNO)).title).toBe('You enclose a farm on j10');
});

test('while the piece is chosen it goes as far as the seals', () => {
  expect(enclosedStory({ ...farm(), over: false, castle: null }, reader()).frames.map(({ step }) => step)).toEqual([0, 1]);
});

test('where no piece is left it says so, and a piece over its own kind changes nothing', () => {
  expect(enclosedStory({ ...farm(), castle: null }, reader()).frames[2]!.text).toBe('No piece is left for the castle.');
  const same = { ...farm().castle!, over: 'cloth', worths: [], held: [] };
  expect(enclosedStory({ ...farm(), castle: same }, reader()).frames[2]!.text).toMatch(/^It covers a piece of its own kind/);
});

test('in French', () => {
  setLang('fr');
  const { title, frames } = enclosedStory(farm(), reader());
  expect(title).toBe('Bruno enclôt une ferme en j10');
  expect(frames[2]!.text).toContain('**8 → 4 or**');
});

test('pieces that are still to be told of are not seen on the castle', () => {
  const castle = {
    squares: [{ floor: 1, family: 'silver' }, { floor: 0, family: null }, { floor: 1, family: 'cloth' }], values: [3, 0, 2, 2], floor: 1, placed: 2, pools: [[2, 3, 3, 2], [3, 3, 3, 3]],
  } as CastleView;
  const second = { ...farm(), castle: { family: 'silver', over: 'spice', floor: 1, square: 1, worths: [{ family: 'silver', before: 1, after: 2 }, { family: 'spice', before: 1, after: 0 }], held: [] } };
  const before = castleBefore(castle, FAMILIES, [farm(), second]);
  expect(before.squares.map(({ floor, family }) => `${floor} ${family}`)).toEqual(['0 spice', '0 null', '0 spice']);
  expect([before.values, before.placed]).toEqual([[1, 2, 2, 1], 2]);
  expect(before.pools).toEqual([[3, 3, 3, 3], [3, 3, 3, 3]]);
  expect(castleBefore(castle, FAMILIES, [second]).values).toEqual([3, 1, 2, 1]);
});

test('castle, status line and players show one moment while a scene is still to tell it', () => {
  const scene = farm();
  const view = { castle: { squares: Array.from({ length: 10 }, () => ({ floor: 1, family: 'spice' })), values: [2, 2, 2, 2], pools: [[1, 1, 1, 1], [3, 3, 3, 3], [1, 1, 1, 1]], placed: 4, floor: 1 }, players: [{ seat: BRUNO, seals: [9, 9, 9, 9] }, { seat: 9, seals: null }] } as unknown as View;
  const families = ['cloth', 'spice', 'carpenter', 'silver'];
  const before = viewBefore(view, families, [scene]);
  const paid = scene.pays.find(({ seat }) => seat === BRUNO)!.seals;
  expect(before.castle.squares.filter(({ floor }) => floor === 0)).toHaveLength(1);
  expect(before.players[0]!.seals![families.indexOf(scene.family)]).toBe(9 - paid);
  expect(before.players[1]!.seals).toBeNull();
});
