import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NoAnswer } from '../src/wire/http';
import { Outbox, Withdrawn } from '../src/wire/outbox';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const letter = { path: '/tables/t1/moves', body: { version: 4, moves: ['done'] } };

test('an unanswered move is sent again with the same key after the line is back', async () => {
  let online = false;
  const bodies: { key: string }[] = [];
  const outbox = new Outbox(
    () => online,
    async (_path, body) => {
      bodies.push(body as { key: string });
      if (bodies.length === 1) throw new NoAnswer();
      return { version: 5, repeated: true };
    },
  );
  const sent = outbox.send(letter);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies).toHaveLength(1);
  online = true;
  outbox.reconnected();
  expect(await sent).toEqual({ version: 5, repeated: true });
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]!.key).toMatch(/^[0-9a-f]{24}$/);
});

test('with the line up, one failed request is tried again by itself', async () => {
  let tries = 0;
  const outbox = new Outbox(
    () => true,
    async () => {
      if (++tries < 3) throw new NoAnswer();
      return { version: 5, repeated: false };
    },
  );
  const sent = outbox.send(letter);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await sent).version).toBe(5);
  expect(tries).toBe(3);
});

test('a no from the server is final: it is not sent again', async () => {
  let tries = 0;
  const outbox = new Outbox(
    () => true,
    async () => {
      tries++;
      throw new ApiError(422, { key: 'illegal' });
    },
  );
  await expect(outbox.send(letter)).rejects.toThrow('illegal');
  expect(tries).toBe(1);
});

test('two moves have two keys', async () => {
  const keys = new Set<string>();
  const outbox = new Outbox(
    () => true,
    async (_path, body) => {
      keys.add((body as { key: string }).key);
      return { version: 5, repeated: false };
    },
  );
  await outbox.send(letter);
  await outbox.send(letter);
  expect(keys.size).toBe(2);
});

test('a move is kept while the server says when to come back, and the player is told', async () => {
  const bodies: unknown[] = [];
  const told: string[] = [];
  const outbox = new Outbox(
    () => true,
    async (_path, body) => {
      bodies.push(body);
      if (bodies.length === 1) throw new ApiError(503, { key: 'database-away', args: { seconds: 5 } });
      return { version: 5, repeated: false };
    },
    (error) => told.push(error.key),
  );
  const sent = outbox.send(letter);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(bodies).toHaveLength(1);
  expect(told).toEqual(['database-away']);
  await vi.advanceTimersByTimeAsync(1);
  expect((await sent).version).toBe(5);
  expect(bodies[1]).toEqual(bodies[0]);
});

test('a move that waits for the line can be withdrawn, and is not sent again', async () => {
  let [online, tries] = [false, 0];
  const outbox = new Outbox(
    () => online,
    async () => {
      tries += 1;
      throw new NoAnswer();
    },
  );
  const sent = expect(outbox.send(letter)).rejects.toBeInstanceOf(Withdrawn);
  await vi.advanceTimersByTimeAsync(10);
  outbox.withdraw();
  await sent;
  online = true;
  outbox.reconnected();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
});

test('a move on its way can be withdrawn, and the next one is sent', async () => {
  const answers: (() => void)[] = [];
  const outbox = new Outbox(
    () => true,
    () => new Promise((resolve) => answers.push(() => resolve({ version: 5, repeated: false }))),
  );
  const first = expect(outbox.send(letter)).rejects.toBeInstanceOf(Withdrawn);
  outbox.withdraw();
  await first;
  const second = outbox.send(letter);
  await vi.advanceTimersByTimeAsync(10);
  answers.forEach((answer) => answer());
  expect((await second).version).toBe(5);
  expect(answers).toHaveLength(2);
});
