import { expect, test } from 'vitest';
import { FOLDERS } from '../games/folders';
import type { Step } from '../wire/types';
import { count, firstDecision, partsOf, shownSteps, stepOf, topicsLeft, withCompletion } from './steps';

const guideOf = (game: string) => FOLDERS.get(game)!.guide!;
const turn = (kinds: string): { kind: string }[] => kinds.split(' ').map((kind) => ({ kind }));
const move = (text: string, kind: string, args: Record<string, number | string> = {}) => ({ kind, args, text });
const played = (seat: number, ...moves: ReturnType<typeof move>[]): Step[] => moves.map((one, at) => ({ n: at + 1, seat, move: one, turn: 1 }));

test('a turn of Arkadia is told decision by decision, each with what ends it', () => {
  const arkadia = guideOf('arkadia');
  expect(firstDecision(arkadia, turn('own own neutral done castle end'))).toBe(4);
  expect(firstDecision(arkadia, turn('castle end'))).toBe(2);
  expect(firstDecision(arkadia, turn('card lay take end'))).toBe(2);
  expect(firstDecision(arkadia, turn('take banner sell sell done'))).toBe(1);
  expect(firstDecision(arkadia, turn('sell sell done'))).toBe(3);
});

test('in the card game an action, a price, a development and the production are decisions of their own', () => {
  const cards = guideOf('arkwright-cards');
  expect(firstDecision(cards, turn('action hire hire done set develop'))).toBe(4);
  expect(firstDecision(cards, turn('set take discard'))).toBe(1);
  expect(firstDecision(cards, turn('take foreman sell'))).toBe(2);
  expect(firstDecision(cards, turn('develop'))).toBe(1);
});

test('in Arkwright a marker belongs to its action, the price of a new factory to its building, and other prices come after it', () => {
  const arkwright = guideOf('arkwright');
  expect(firstDecision(arkwright, turn('place hire hire done marker'))).toBe(4);
  expect(firstDecision(arkwright, turn('place build price build price done price price'))).toBe(6);
  expect(firstDecision(arkwright, turn('price price'))).toBe(2);
});

test('what only ends a turn is no step of its own', () => {
  expect(firstDecision(guideOf('arkwright'), turn('place modernise done done'))).toBe(4);
});

test('a step is what is done, not what leads to it', () => {
  const arkwright = guideOf('arkwright');
  expect(stepOf(arkwright, turn('place hire done'))?.id).toBe('workers');
  expect(stepOf(arkwright, turn('done'))?.id).toBe('nothing');
  const cards = guideOf('arkwright-cards');
  expect(stepOf(cards, [move('quality', 'action'), move('lay quality-1 food 2', 'lay', { piece: 'quality-1' })])?.id).toBe('quality');
  expect(stepOf(cards, [move('lay distribution-1 food 2', 'lay', { piece: 'distribution-1' })])?.id).toBe('distribution');
  expect(stepOf(cards, [move('take foreman', 'take', { card: 'foreman' })])?.id).toBe('card');
});

test('a marker is placed on the board that shows it, and prices of a later decision stay away', () => {
  const arkwright = guideOf('arkwright');
  expect(partsOf(arkwright, turn('place build price done'))).toEqual(['company', 'admin']);
  expect(partsOf(arkwright, turn('price'))).toEqual(['company', 'appeal', 'forecast']);
});

test('what an action brings is told with the prices that complete it', () => {
  const arkwright = guideOf('arkwright');
  expect(withCompletion(arkwright, turn('place promote done price price done'))).toHaveLength(5);
  expect(withCompletion(arkwright, turn('place hire done marker'))).toHaveLength(3);
  expect(withCompletion(guideOf('arkwright-cards'), turn('action hire done set develop'))).toHaveLength(3);
});

test('keeping goods is not called shipping', () => {
  const cards = guideOf('arkwright-cards');
  expect(stepOf(cards, [move('ship 0', 'ship', { n: 0, saved: 0 })])?.id).toBe('no-ship');
  expect(stepOf(cards, [move('ship 2', 'ship', { n: 2, saved: 0 })])?.id).toBe('ship');
});

test('what was shown is read from the own moves of the game, and what is left is asked for', () => {
  const arkadia = guideOf('arkadia');
  const steps = [...played(0, move('own f1', 'own'), move('castle cloth 4', 'castle')), ...played(1, move('banner', 'banner'))];
  const shown = shownSteps(arkadia, steps, 0);
  expect([...shown]).toEqual(['workers', 'castle']);
  expect(topicsLeft(arkadia, shown).map(({ name }) => name)).toEqual(['lay', 'banner', 'sell']);
  expect(arkadia.over({}, shown)).toBe(false);
  expect(arkadia.over({}, new Set(['lay', 'workers', 'castle', 'banner', 'sell']))).toBe(true);
});

test('steps are counted once, however often they are taken', () => {
  const arkadia = guideOf('arkadia');
  const workers = arkadia.steps.find(({ id }) => id === 'workers');
  expect(count(arkadia, new Set(), workers)).toEqual({ n: 1, of: 5 });
  expect(count(arkadia, new Set(['lay']), workers)).toEqual({ n: 2, of: 5 });
  expect(count(arkadia, new Set(['lay', 'workers']), workers)).toEqual({ n: 2, of: 5 });
});

test('a guided decade ends with its goods once every kind of action was shown, and after two decades in any case', () => {
  const all = new Set(guideOf('arkwright').steps.map(({ id }) => id));
  const { over } = guideOf('arkwright');
  expect(over({ year: 1770 }, all)).toBe(false);
  expect(over({ year: 1780 }, all)).toBe(true);
  expect(over({ year: 1780 }, new Set())).toBe(false);
  expect(over({ year: 1790 }, new Set())).toBe(true);
});

test('every part that a step needs is a part of the table, and every chapter is one of the short rules', () => {
  for (const [game, { guide, chapters }] of FOLDERS) {
    const parts = guide?.parts.map(({ id }) => id) ?? [];
    for (const step of guide?.steps ?? []) {
      expect(chapters, `${game} ${step.id}`).toContain(step.chapter);
      for (const part of step.parts) expect(parts, `${game} ${step.id}`).toContain(part);
    }
  }
});

const words = import.meta.glob<string>('../games/*/locales/guide.*.ftl', { query: '?raw', import: 'default', eager: true });

test('every step and every part of every guide has its words in both languages', () => {
  for (const [game, { guide }] of FOLDERS) {
    if (!guide) continue;
    const steps = guide.steps.flatMap(({ id }) => [`guide-step-${id}`, `guide-say-${id}`, `guide-why-${id}`]);
    const parts = guide.parts.flatMap(({ id }) => [`guide-part-${id}`, `guide-part-${id}-when`]);
    const chain = guide.chain.flatMap((_, at) => [`guide-chain-${at + 1}`, `guide-chain-${at + 1}-about`]);
    for (const lang of ['en', 'fr']) {
      const said = new Set([...words[`../games/${game}/locales/guide.${lang}.ftl`]!.matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key));
      expect([...steps, ...parts, ...chain].filter((key) => !said.has(key)), `${game} ${lang}`).toEqual([]);
    }
  }
});

test('no step has the name of a word of the card itself', () => {
  // The words of a game come before the common ones, so `guide-why-<step>` would replace them.
  for (const { guide } of FOLDERS.values()) for (const { id } of guide?.steps ?? []) expect(['close', 'this']).not.toContain(id);
});
