// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Brief } from '../../wire/types';
import { served } from '../../wire/served';
import { speakThrough, type Transport } from '../../wire/transport';
import { canTurn, openLike, rematch, seatsAgain } from './rematch';

afterEach(() => speakThrough(served));

const seat = (at: number, kind: string, bot?: string): unknown => ({ seat: at, kind, name: kind, ...(bot ? { bot } : {}) });
const brief = (you: number, ...seats: unknown[]): Brief => ({ you, yours: you < 0 ? [] : [you], seats }) as unknown as Brief;
const three = brief(1, seat(0, 'bot', 'greedy'), seat(1, 'person'), seat(2, 'person'));

test('a rematch keeps the seats, and opens those of other people', () => {
  expect(seatsAgain(three, false)).toEqual([{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }, { kind: 'open' }]);
});

test('turned, everybody sits one seat on, and the last one is first', () => {
  expect(seatsAgain(three, true)).toEqual([{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }, { kind: 'me' }]);
});

test('who sat alone, or did not sit there, has nothing to turn', () => {
  expect([canTurn(three), canTurn(brief(0, seat(0, 'person'))), canTurn(brief(-1, seat(0, 'bot'), seat(1, 'bot')))]).toEqual([true, false, false]);
});

test('people who shared a device sit there again by their names', () => {
  const shared = { ...three, yours: [1, 2] } as Brief;
  expect(seatsAgain(shared, false)).toEqual([{ kind: 'bot', bot: 'greedy' }, { kind: 'me', name: 'person' }, { kind: 'me', name: 'person' }]);
});

test('a server opens the table again and invites the others', async () => {
  const asked: unknown[] = [];
  speakThrough({
    ask: (method: string, path: string, body?: string) => {
      asked.push([method, path, body]);
      return Promise.resolve({ status: 200, text: JSON.stringify(path === '/tables/t1/rematch' ? { id: 't2' } : { id: 'a', name: 'Ada' }) });
    },
  } as unknown as Transport);
  await rematch({ ...three, id: 't1' } as Brief, true);
  expect(asked.at(-1)).toEqual(['POST', '/tables/t1/rematch', '{"turned":true}']);
  await openLike('t1');
  expect(asked.at(-1)).toEqual(['POST', '/tables/t1/rematch', '{"turned":false}']);
});
