// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../src/lib/catalogue.svelte';
import { wish } from '../src/table/session/offer';
import { TableSession } from '../src/table/session/table.svelte';
import { toasts } from '../src/lib/ui/toasts.svelte';
import { brief, entry, FakeSocket, fakeServer, openWith, snapshot } from './fakes';

// Only a failure ever waits so long.
const PATIENCE = 60_000;

let table: TableSession;

beforeEach(() => {
  FakeSocket.all = [];
  toasts.list = [];
  table = new TableSession('t1', (url) => new FakeSocket(url));
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

async function opened(answers: Record<string, (body: unknown) => unknown> = {}): Promise<ReturnType<typeof fakeServer>> {
  const server = fakeServer({ 'GET /api/tables/t1': () => snapshot(4, { log: [entry(3, 0), entry(4, 1)] }), ...answers });
  openWith(table, snapshot(4, { log: [entry(3, 0), entry(4, 1)] }));
  return server;
}

const update = (version: number, more: object = {}): object => ({
  kind: 'update',
  version,
  set: { turn: version },
  own: {},
  log: [entry(version, 1)],
  undone: [],
  can_undo: true,
  record: false,
  ...more,
});

describe('following the table', () => {
  test('an update sets only the keys that changed', async () => {
    await opened();
    FakeSocket.last.say(update(5));
    expect(table.view).toEqual({ game: 'arkadia', turn: 5 });
    expect(table.version).toBe(5);
    expect(table.canUndo).toBe(true);
    expect(table.log.map((line) => line.version)).toEqual([3, 4, 5]);
  });

  test('undone entries are marked, not removed', async () => {
    await opened();
    FakeSocket.last.say(update(5, { undone: [4], log: [entry(5, 1, { kind: 'undo', events: [] })] }));
    expect(table.log.find((line) => line.version === 4)?.undone).toBe(true);
  });

  test('after a gap it asks for the whole again', async () => {
    const server = await opened();
    const before = server.calls.length;
    FakeSocket.last.say(update(9));
    await vi.waitFor(() => expect(server.calls.length).toBe(before + 1), PATIENCE);
    expect(table.version).toBe(4);
  });

  test('an old update changes nothing', async () => {
    await opened();
    FakeSocket.last.say(update(2));
    expect(table.version).toBe(4);
  });

  test('presence shows in the seats', async () => {
    await opened();
    FakeSocket.last.say({ kind: 'presence', online: [true, false], seats: [{ state: 'here' }, { minutes: 12 }] });
    expect(table.brief.seats[1]?.online).toBe(false);
  });
});

describe('acting', () => {
  test('a move names the version it was made on', async () => {
    const server = await opened({ 'POST /api/tables/t1/moves': () => ({ version: 5, repeated: false }) });
    expect(await table.send(['done'])).toBe(true);
    expect(server.calls.at(-1)?.body).toMatchObject({ version: 4, moves: ['done'] });
    expect(table.busy).toBe(false);
  });

  test('a move goes by its text where it has one, else by kind and arguments', async () => {
    const server = await opened({
      'POST /api/tables/t1/moves': () => ({ version: 5, repeated: false }),
      'POST /api/tables/t1/try': () => ({ view: {}, events: [] }),
    });
    const offered = { text: 'sell 2', kind: 'sell', args: { n: 2 } };
    await table.send(['done', offered, wish('sell', { n: 3 })]);
    expect(server.calls.at(-1)?.body.moves).toEqual(['done', 'sell 2', { kind: 'sell', args: { n: 3 } }]);
    await table.tryMoves([offered, wish('pass')]);
    expect(server.calls.at(-1)?.body).toEqual({ version: 4, moves: ['sell 2', { kind: 'pass', args: {} }] });
  });

  test('moves that are about an earlier version are not tried on this one', async () => {
    const server = await opened({ 'POST /api/tables/t1/try': () => ({ view: {}, events: [] }) });
    const asked = server.calls.length;
    expect(await table.tryMoves(['done'], table.version - 1)).toBeNull();
    expect(server.calls).toHaveLength(asked);
    expect(await table.tryMoves(['done'], table.version)).not.toBeNull();
  });

  test('why not is asked about moves, or about taking back', async () => {
    const reason = { key: 'not-your-turn', args: {}, rule: '' };
    const server = await opened({ 'POST /api/tables/t1/why': () => ({ reason }) });
    expect(await table.whyNot(['build', wish('hire', { good: 'food' })])).toEqual(reason);
    expect(server.calls.at(-1)?.body).toEqual({ moves: ['build', { kind: 'hire', args: { good: 'food' } }] });
    await table.whyNot('undo');
    expect(server.calls.at(-1)?.body).toEqual({ undo: true });
  });

  test('legal moves come with text, kind and arguments', async () => {
    await opened({ 'GET /api/tables/t1/moves': () => ({ version: 4, moves: [{ kind: 'sell', args: ['n'], moves: [['sell 1', 1]] }] }) });
    expect(await table.legalMoves()).toEqual([{ text: 'sell 1', kind: 'sell', args: { n: 1 } }]);
  });

  test('a stale move takes the fresh view and says so', async () => {
    await opened({
      'POST /api/tables/t1/moves': () => ({ status: 409, error: { key: 'stale', args: {} }, snapshot: snapshot(7) }),
    });
    expect(await table.send(['done'])).toBe(false);
    expect(table.version).toBe(7);
    expect(toasts.list[0]?.title).toContain('Not sent: the table has moved on');
  });

  test('an illegal move is refused with its reason', async () => {
    catalogue.list = [{ id: 'arkadia', game: 'arkadia', seats: [2, 4], minutes: 50, reconstructed: true, rules_rev: 1, options: [], clashes: [], page: null, bots: [], told: { kinds: { seat: 'seat' }, many: {}, heads: [] } }];
    const reason = { key: 'not-your-turn', args: { seat: 1 }, rule: '' };
    await opened({ 'POST /api/tables/t1/moves': () => ({ status: 422, error: { key: 'illegal', args: { move: 'done' } }, reason }) });
    expect(await table.send(['done'])).toBe(false);
    expect(toasts.list[0]).toMatchObject({ kind: 'error', title: '“done” is not possible now.', text: 'It is Bruno’s turn.' });
  });

  test('a move cut off by the line is sent again when the line is back', async () => {
    let tries = 0;
    const server = await opened({
      'POST /api/tables/t1/moves': () => (++tries === 1 ? new Error('cut') : { version: 5, repeated: true }),
    });
    FakeSocket.last.drop();
    expect(table.online).toBe(false);
    const sent = table.send(['done']);
    await vi.waitFor(() => expect(tries).toBe(1), PATIENCE);
    await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2), PATIENCE);
    FakeSocket.last.say({ kind: 'snapshot', snapshot: snapshot(5) });
    expect(await sent).toBe(true);
    const moves = server.calls.filter((call) => call.path.endsWith('/moves'));
    expect(moves).toHaveLength(2);
    expect(moves[0]?.body.key).toBe(moves[1]?.body.key);
  });
});

describe('looking back', () => {
  test('shows the past and then the present again', async () => {
    await opened({
      'GET /api/tables/t1/steps': () => ({ steps: [{ n: 1, seat: 0, move: { text: 'done', kind: 'done', args: {} }, turn: 1 }] }),
      'GET /api/tables/t1/at/1': () => ({ n: 1, view: { game: 'arkadia', turn: 1 }, events: [] }),
    });
    await table.goTo(1);
    expect(table.live).toBe(false);
    expect(table.view.turn).toBe(1);
    FakeSocket.last.say(update(5));
    expect(table.view.turn).toBe(1);
    await table.goTo(null);
    expect(table.live).toBe(true);
    expect(table.view.turn).toBe(5);
  });

  test('of many quick wishes only the first and the last are asked for', async () => {
    const moment = (n: number): [string, () => unknown] => [
      `GET /api/tables/t1/at/${n}`,
      () => ({ n, view: { game: 'arkadia', turn: n }, events: [] }),
    ];
    const steps = [1, 2, 3, 4, 5].map((n) => ({ n, seat: 0, move: { text: 'done', kind: 'done', args: {} }, turn: n }));
    const server = await opened({
      'GET /api/tables/t1/steps': () => ({ steps }),
      ...Object.fromEntries([1, 2, 3, 4, 5].map(moment)),
    });
    await table.loadSteps();
    await Promise.all([1, 2, 3, 4, 5].map((n) => table.goTo(n)));
    expect(server.calls.map((call) => call.path).filter((path) => path.includes('/at/'))).toEqual([
      'GET /api/tables/t1/at/1',
      'GET /api/tables/t1/at/5',
    ]);
    expect(table.at).toBe(5);
  });
});

test('the open book is asked for once the game is over, and can be closed again', async () => {
  await opened();
  await table.showAll(true);
  expect(FakeSocket.last.path).toContain('/live?as=open');
  FakeSocket.last.say({ kind: 'snapshot', snapshot: snapshot(4, { view: { game: 'arkadia', viewer: -2 } }) });
  expect(table.view.viewer).toBe(-2);
  await table.showAll(false);
  expect(FakeSocket.last.path).not.toContain('as=open');
});

test('a table opens with one snapshot, that of its line', async () => {
  const server = await opened();
  expect(table.ready).toBe(true);
  expect([server.calls, FakeSocket.all.length]).toEqual([[], 1]);
});

test('a record from a file opens as an open book with one snapshot, and its own view can be asked for', async () => {
  const server = fakeServer({});
  const archived = brief({ state: 'archived', you: -1, yours: [] });
  openWith(table, snapshot(4, { table: archived, view: { game: 'arkadia', viewer: -2 } }));
  expect([table.openBook, server.calls, FakeSocket.all.map(({ path }) => path)]).toEqual([true, [], ['/tables/t1/live']]);
  expect(table.address('/at/1')).toBe('/tables/t1/at/1?as=open');
  await table.showAll(false);
  expect(FakeSocket.last.path).toBe('/tables/t1/live?as=own');
});

test('where the line does not open the table is asked for once, and the line tries again', async () => {
  const server = fakeServer({ 'GET /api/tables/t1': () => snapshot(4) });
  void table.open();
  FakeSocket.last.drop();
  await vi.waitFor(() => expect(table.ready).toBe(true), PATIENCE);
  expect([table.version, table.online, table.fault, server.calls.length]).toEqual([4, false, null, 1]);
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2), PATIENCE);
});

test('a line that is refused for a while says so and is tried again', () => {
  fakeServer({});
  void table.open();
  FakeSocket.last.say({ kind: 'error', error: { key: 'too-many', args: { seconds: 1 } } });
  expect([table.fault, toasts.list.length]).toEqual([null, 1]);
});

test('a table that is deleted while somebody looks at it is said to be gone, and not waited for', async () => {
  await opened();
  const line = FakeSocket.last;
  line.say({ kind: 'error', error: { key: 'no-such-table', args: { id: 't1' } } });
  line.drop();
  expect(table.fault).toBe('no-such-table');
  expect([line.closed, FakeSocket.all.length]).toEqual([true, 1]);
});

test('a table that is not there is said to be so, on the line or by the answer where the line does not open', async () => {
  fakeServer({});
  void table.open();
  FakeSocket.last.say({ kind: 'error', error: { key: 'no-such-table', args: { id: 't1' } } });
  expect([table.fault, FakeSocket.last.closed]).toEqual(['no-such-table', true]);
  table = new TableSession('t1', (url) => new FakeSocket(url));
  void table.open();
  FakeSocket.last.drop();
  await vi.waitFor(() => expect(table.fault).toBe('not-found'), PATIENCE);
  expect(FakeSocket.all).toHaveLength(2);
});
