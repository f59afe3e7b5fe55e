// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Brief } from '../../wire/types';
import { canTurn, seatsAgain } from './rematch';

const seat = (at: number, kind: string, bot?: string): unknown => ({ seat: at, kind, name: kind, ...(bot ? { bot } : {}) });
const brief = (you: number, ...seats: unknown[]): Brief => ({ you, yours: you < 0 ? [] : [you], seats }) as unknown as Brief;
const three = brief(1, seat(0, 'bot', 'greedy'), seat(1, 'person'), seat(2, 'person'));

test('a rematch keeps the seats, and opens those of other people', () => {
  expect(seatsAgain(three, false)).toEqual([{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }, { kind: 'open' }]);
});

test('turned, everybody sits one seat on, and whoever was last is first', () => {
  expect(seatsAgain(three, true)).toEqual([{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }, { kind: 'me' }]);
});

test('who sat alone, or did not sit there, has nothing to turn', () => {
  expect([canTurn(three), canTurn(brief(0, seat(0, 'person'))), canTurn(brief(-1, seat(0, 'bot'), seat(1, 'bot')))]).toEqual([true, false, false]);
});

test('people who shared a device sit there again by their names', () => {
  const shared = { ...three, yours: [1, 2] } as Brief;
  expect(seatsAgain(shared, false)).toEqual([{ kind: 'bot', bot: 'greedy' }, { kind: 'me', name: 'person' }, { kind: 'me', name: 'person' }]);
});
