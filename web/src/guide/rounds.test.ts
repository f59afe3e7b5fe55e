import { expect, test } from 'vitest';
import { firstDecision } from './rounds';

const turn = (kinds: string): { kind: string }[] => kinds.split(' ').map((kind) => ({ kind }));

test('a turn of Arkadia is told decision by decision, each with what ends it', () => {
  expect(firstDecision('arkadia', turn('own own neutral done castle end'))).toBe(4);
  expect(firstDecision('arkadia', turn('castle end'))).toBe(2);
  expect(firstDecision('arkadia', turn('card lay take end'))).toBe(2);
  expect(firstDecision('arkadia', turn('take banner sell sell done'))).toBe(1);
  expect(firstDecision('arkadia', turn('sell sell done'))).toBe(3);
});

test('in the card game an action, a price and a development are decisions of their own', () => {
  expect(firstDecision('arkwright-cards', turn('action hire hire done set develop'))).toBe(4);
  expect(firstDecision('arkwright-cards', turn('set take discard'))).toBe(1);
  expect(firstDecision('arkwright-cards', turn('develop'))).toBe(1);
});

test('where a game says nothing a turn is one decision', () => {
  expect(firstDecision('arkwright', turn('marker hire done price'))).toBe(4);
});
