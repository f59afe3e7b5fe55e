// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { brief, snapshot } from '../../tests/fakes';
import { OrderSession } from './session.svelte';

/** A server at which the second part of the turn ends it. */
function serve(leave = 200): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(init.body as string) : null;
    asked.push({ path, body });
    const answers: Record<string, unknown> = {
      facts: { kinds: [], values: {} },
      try: { view: { offer: body?.moves?.length > 1 ? null : [] }, events: [] },
      turn: snapshot(1, { table: brief({ id: 't1' }) }),
      order: init?.method === 'POST' && leave !== 200 ? { error: { key: 'is-your-turn', args: {} } } : {},
    };
    const name = path.split('/').at(-1)!;
    return new Response(JSON.stringify(answers[name]), { status: name === 'order' && init?.method === 'POST' ? leave : 200, headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const left = (asked: { path: string; body: unknown }[]) => asked.filter(({ path, body }) => path.endsWith('/order') && body);

test('an order is left with the part that ends the turn, with all steps and conditions', async () => {
  const asked = serve();
  const table = new OrderSession('t1');
  await table.open();
  table.conditions = [{ fact: 'wage', op: 'at-most', value: 3 }];
  expect(await table.send(['own c3'])).toBe(true);
  expect(left(asked)).toEqual([]);
  expect(table.done).toEqual(['own c3']);
  expect(table.canUndo).toBe(true);
  await table.send(['done']);
  expect(left(asked).map(({ body }) => body)).toEqual([{ steps: ['own c3', 'done'], conditions: [{ fact: 'wage', op: 'at-most', value: 3 }] }]);
});

test('a part that is taken back is not in the order', async () => {
  serve();
  const table = new OrderSession('t1');
  await table.open();
  await table.send(['own c3']);
  await table.undo();
  expect(table.done).toEqual([]);
  expect(table.canUndo).toBe(false);
});

test('an order that comes too late is kept, and the page says so', async () => {
  serve(409);
  const table = new OrderSession('t1');
  await table.open();
  await table.send(['own c3']);
  await table.send(['done']);
  expect(table.late).toBe(true);
  expect(table.done).toEqual(['own c3']);
});
