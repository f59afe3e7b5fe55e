// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { brief, FakeSocket, fakeServer, openWith, snapshot } from '../../tests/fakes';
import { TableSession } from '../table/session/table.svelte';
import { Proposals } from './proposals.svelte';

afterEach(() => vi.unstubAllGlobals());

test('proposals are asked for again when the connection tells that somebody asks to step in', async () => {
  let asking: { account_id: string; name: string }[] = [];
  const server = fakeServer({ 'GET /api/tables/t1/proposals': () => ({ offer: null, missing: [{ seat: 1, votes: {}, voters: [0], asking }] }) });
  const asked = (): number => server.calls.filter(({ path }) => path.endsWith('/proposals')).length;
  const table = new TableSession('t1', (url) => new FakeSocket(url));
  const proposals = new Proposals(table);
  const person = (seat: number, name: string) => ({ seat, kind: 'person' as const, name, online: true });
  const stop = $effect.root(() => proposals.follow());
  openWith(table, snapshot(4, { table: brief({ seats: [person(0, 'Ada'), { ...person(1, 'Ben'), bot: 'greedy' }] }) }));
  flushSync();
  await vi.waitFor(() => expect(proposals.missing).toHaveLength(1));
  const before = asked();
  asking = [{ account_id: 'a1', name: 'Dan' }];
  FakeSocket.last.say({ kind: 'asking' });
  flushSync();
  await vi.waitFor(() => expect(proposals.missing[0]?.asking).toEqual(asking));
  expect(asked()).toBe(before + 1);
  stop();
  table.close();
});
