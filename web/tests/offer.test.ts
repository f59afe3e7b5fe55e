import { expect, test } from 'vitest';
import { keyOf, Offer, wish } from '../src/table/session/offer';
import { chainOf } from '../src/table/plan/chain';

const offer = new Offer([
  { kind: 'done', args: [], moves: [['done']] },
  { kind: 'load', args: ['good', 'n'], moves: [['load food 2', 'food', 2], ['load food 1', 'food', 1], ['load lamps 10', 'lamps', 10]] },
]);

test('rows become moves with their arguments by name', () => {
  expect(offer.moves.map(({ text }) => text)).toEqual(['done', 'load food 2', 'load food 1', 'load lamps 10']);
  expect(offer.find('load', { n: 2, good: 'food' })).toEqual({ text: 'load food 2', kind: 'load', args: { good: 'food', n: 2 } });
});

test('a move is found only with all its arguments', () => {
  expect(offer.find('load', { good: 'food' })).toBeUndefined();
  expect(offer.find('done')?.text).toBe('done');
  expect([offer.has(wish('load', { good: 'lamps', n: 10 })), offer.has(wish('load', { good: 'lamps', n: 1 }))]).toEqual([true, false]);
});

test('some arguments narrow a kind, and numbers come in their order', () => {
  expect(offer.of('load', { good: 'food' }).map(({ text }) => text)).toEqual(['load food 2', 'load food 1']);
  expect(offer.numbers('load', 'n')).toEqual([1, 2, 10]);
  expect(offer.numbers('load', 'n', { good: 'food' })).toEqual([1, 2]);
  expect(offer.numbers('load', 'good')).toEqual([]);
});

test('the order of arguments does not make another move', () => {
  expect(keyOf(wish('load', { n: 1, good: 'food' }))).toBe(keyOf(wish('load', { good: 'food', n: 1 })));
});

test('the plan counts repeated moves and leaves endings out', () => {
  const step = (text: string, kind = text) => ({ move: { text, kind, args: {} } });
  const steps = [step('employ', 'action'), step('hire food', 'hire'), step('hire food', 'hire'), step('done'), step('set 1', 'set')];
  expect(chainOf(steps)).toEqual([{ at: 0, times: 1 }, { at: 1, times: 2 }, { at: 4, times: 1 }]);
});
