import { expect, test } from 'vitest';
import type { MissingSeat } from '../wire/distance';
import { choicesOf, isAsked } from './choices';

const missing = (more: Partial<MissingSeat> = {}): MissingSeat => ({ seat: 1, votes: {}, voters: [0, 3], asking: [], ...more });

test('a bot, more time, waiting and the end can be voted for, and who has voted is shown', () => {
  const choices = choicesOf(missing({ votes: { 0: 'bot', 3: 'end' } }), { clock: true, bot: false });
  expect(choices.map(({ id, votes }) => [id, votes])).toEqual([['bot', [0]], ['time', []], ['wait', []], ['end', [3]]]);
});

test('somebody who asks to step in is a choice, before the end', () => {
  const choices = choicesOf(missing({ asking: [{ account_id: 'a1', name: 'Tomasz' }], votes: { 0: 'substitute:a1' } }), { clock: true, bot: false });
  expect(choices.map(({ id }) => id)).toEqual(['bot', 'time', 'wait', 'substitute:a1', 'end']);
  expect(choices[3]).toMatchObject({ name: 'Tomasz', votes: [0] });
});

test('where a bot plays already, only a substitute or the end is voted on', () => {
  const choices = choicesOf(missing({ asking: [{ account_id: 'a1', name: 'Tomasz' }] }), { clock: true, bot: true });
  expect(choices.map(({ id }) => id)).toEqual(['substitute:a1', 'end']);
});

test('a vote is asked for when time has run out, or somebody asks', () => {
  expect(isAsked(missing(), true, false)).toBe(true);
  expect(isAsked(missing(), true, true)).toBe(false);
  expect(isAsked(missing({ asking: [{ account_id: 'a1', name: 'Tomasz' }] }), false, true)).toBe(true);
});
