// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../tests/fakes';
import { toasts } from '../lib/ui/toasts.svelte';
import { blocked } from './blocked.svelte';

let server: ReturnType<typeof fakeServer>;
let refuse = false;
const PAGE = 'POST /api/people/Ben%20Moss/block';

beforeEach(() => {
  refuse = false;
  toasts.list = [];
  blocked.names = null;
  server = fakeServer({
    'GET /api/blocked': () => ({ blocked: ['Ben Moss'] }),
    [PAGE]: (body) => (refuse ? { status: 409, error: { key: 'not-yourself' } } : { blocked: (body as { block: boolean }).block ? ['Ben Moss'] : [] }),
    'POST /api/tables/t1/block': () => ({ blocked: ['Ben Moss', 'Guest'] }),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('whom this person has blocked is known after it was asked', async () => {
  expect([blocked.names, blocked.has('Ben Moss')]).toEqual([null, false]);
  await blocked.load();
  expect([blocked.has('Ben Moss'), blocked.has('Ada')]).toEqual([true, false]);
});

test('a player is blocked by name, anybody at a table by seat or line', async () => {
  expect(await blocked.block('Ben Moss')).toBe(true);
  expect(await blocked.blockAt('t1', 'Guest', { room: 'players', line: 3 })).toBe(true);
  expect(blocked.has('Guest')).toBe(true);
  expect(await blocked.unblock('Ben Moss')).toBe(true);
  expect(server.calls).toEqual([
    { path: PAGE, body: { block: true } },
    { path: 'POST /api/tables/t1/block', body: { room: 'players', line: 3 } },
    { path: PAGE, body: { block: false } },
  ]);
  expect(blocked.names).toEqual([]);
});

test('a refusal is said, and changes nothing', async () => {
  await blocked.load();
  refuse = true;
  expect(await blocked.block('Ben Moss')).toBe(false);
  expect([blocked.names, toasts.list.map(({ kind }) => kind)]).toEqual([['Ben Moss'], ['error']]);
});
