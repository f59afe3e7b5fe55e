// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ADA, BRUNO, derwent, derwentAlone, OAK } from '../../../../tests/stories/derwent';
import { speakScenes } from '../../../../tests/stories/words';
import { setLang } from '../../../lib/text/i18n.svelte';
import type { ProductionScene, SceneCause } from '../wire';
import { productionStory, type Reader } from './story';

const NAMES = ['Ada', 'Bruno', 'Oak'];
const reader = (viewer: number = ADA, next = 'cutlery'): Reader => ({ viewer, nameOf: (seat) => NAMES[seat]!, next });

speakScenes('arkwright-cards');

test('a production opens with the markers, and has three steps', () => {
  const { frames, stages, title, play, done } = productionStory(derwent(), reader());
  expect(frames.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
  expect(frames.map(({ stage }) => stage)).toEqual([0, 0, 1, 2]);
  expect(stages).toEqual(['Home market', 'Store, ship', 'Costs and value']);
  expect([title, play, done]).toEqual(['Production: clothes', 'Play the production', 'On to cutlery']);
  expect(productionStory(derwent(), reader(ADA, '')).done).toBe('Go on');
});

test.each([
  [0, 'Made: 12 clothes', 'The demand marker is at 3. Who stands above it sells at home: one good for each point above it.'],
  [1, 'England wants what stands above 3', 'With appeal 6 you can sell 3 at most. You sell 3 at £9: £27. Nobody buys from Oak.'],
  [2, '2 left over: you ship them', 'One ship carries 2: +£22. Each ship adds a shipping token: at the end of the game the value falls by the row of tokens.'],
  [3, 'Your value rises by 2', 'You sold at least 2 at home: +1. Of those who did, your appeal 6 is the highest: +1. Your distribution falls to 1.'],
])('frame %s: %s', (at, heading, text) => {
  const frame = productionStory(derwent(), reader()).frames[at]!;
  expect([frame.heading, frame.text]).toEqual([heading, text]);
});

test('each reader hears of their own', () => {
  const of = (viewer: number, at: number): string => productionStory(derwent(), reader(viewer)).frames[at]!.say;
  expect(of(BRUNO, 2)).toBe('2 left over: you keep them. 2 lie in your warehouses.');
  expect(of(BRUNO, 3)).toBe('Your value rises by 1. You sold at least 2 at home: +1. The highest appeal of those who sold enough: Ada with 6.');
  expect(of(OAK, 1)).toContain('Your appeal 3 is not above it: nobody buys.');
  expect(of(OAK, 3)).toContain('Your value stays. You sold fewer than 2 at home. Shipped goods never count.');
  expect(of(-1, 3)).toBe('Value: Ada +2 and Bruno +1. The highest appeal of those who sold enough: Ada with 6.');
});

test('the end compares with the forecast of the own turn, and names the turn that changed most alone', () => {
  const end = (foreseen: ProductionScene['foreseen'], viewer: number = ADA): string => productionStory({ ...derwent(), foreseen }, reader(viewer)).frames.at(-1)!.text;
  const changes = (before: number, after: number): SceneCause['changes'] => [{ what: 'appeal', before, after }];
  const bruno = { seat: BRUNO, changes: changes(3, 5), sells: -1, money: -9, value: 0 };
  const oak = { seat: OAK, changes: changes(3, 2), sells: 2, money: 12, value: 0 };
  expect(end({ sells: 3, money: 84, causes: [] })).toMatch(/It came as your forecast said\.$/);
  expect(end({ sells: 4, money: 93, causes: [oak, bruno] })).toMatch(/Your forecast said 4 sold at home and £93 in hand\. Bruno \(appeal 3 → 5\): alone −£9, −1 sold\.$/);
  expect(end({ sells: 4, money: 93, causes: [] })).toMatch(/No turn after yours did it alone/);
  expect(end({ sells: 4, money: 93, causes: [{ ...bruno, seat: -1 }] })).toMatch(/The opponents’ draw \(appeal 3 → 5\)/);
  expect(end(null)).not.toMatch(/forecast/);
  expect(end({ sells: 4, money: 93, causes: [] }, -1)).not.toMatch(/forecast/);
});

test('who skips hears one sentence', () => {
  expect(productionStory(derwent(), reader()).result).toBe('You sold 3 at home, have £84, a share is worth £15.');
  expect(productionStory(derwent(), reader(-1)).result).toBe('5 sold at home.');
});

test('alone the opponents are told of, and one takes a share instead', () => {
  const { frames } = productionStory(derwentAlone(), reader());
  expect(frames[1]!.text).toMatch(/Nobody buys from the second opponent\.$/);
  expect(frames[3]!.text).toContain('The second opponent sold fewer than 2 and takes a share instead.');
});

test('a tie, a tie broken, loans and the end of the track have their words', () => {
  const scene = derwent();
  const mine = scene.sellers[0]!;
  const said = (steps: typeof mine.steps, more = {}): string => productionStory({ ...scene, sellers: [{ ...mine, ...more, steps }, ...scene.sellers.slice(1)] }, reader()).frames[3]!.text;
  expect(said([{ reason: 'enough', steps: 1 }, { reason: 'tied', steps: 0 }])).toContain('Appeal 6 is the highest, but not of one alone: a tie brings nothing.');
  expect(said([{ reason: 'enough', steps: 1 }, { reason: 'favoured', steps: 1 }])).toContain('The entrepreneur breaks the tie for you: +1.');
  expect(said([{ reason: 'enough', steps: 1 }, { reason: 'end', steps: -1 }])).toContain('The track ends: no further.');
  expect(said([{ reason: 'few', steps: 0 }], { loans: 2, borrowed: 14 })).toContain('Money was missing: 2 loans of the emergency fund, £14.');
});

test('a production under way shows what is known, and who is still to sell', () => {
  const scene = derwent();
  const [ada, bruno, oak] = scene.sellers as [typeof scene.sellers[0], typeof scene.sellers[0], typeof scene.sellers[0]];
  const waits = { sold: null, stored: null, costs: null, shipped: 0, steps: [] };
  const { frames } = productionStory({ ...scene, over: false, after: [], sellers: [{ ...ada, ...waits }, bruno, { ...oak, ...waits }] }, reader());
  expect(frames.map(({ step }) => step)).toEqual([0, 1, 2]);
  expect(frames[1]!.text).toBe('Still to sell: you and Oak.');
});

test('in French, with the same numbers', () => {
  setLang('fr');
  const { frames, title } = productionStory(derwent(), reader());
  expect(title).toBe('Production\u202f: textile');
  expect(frames[1]!.text).toContain('3 à 9\u202f£, soit 27\u202f£.');
  expect(frames[3]!.heading).toBe('Votre valeur monte de 2');
});
