// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wish, type Wish } from '../src/table/session/offer';
import { Plan, type PlanView } from '../src/table/plan/plan.svelte';
import { TableSession } from '../src/table/session/table.svelte';
import { t } from '../src/lib/text/i18n.svelte';
import { toasts } from '../src/lib/ui/toasts.svelte';
import type { LogEntry } from '../src/wire/types';
import { fakeServer, FakeSocket, openWith, snapshot } from './fakes';

class Turns extends Plan<PlanView> {
  words = ({ kind }: Wish): string => kind;
  protected turnOver = (): boolean => this.view.phase === 'next';
}

const view = (phase: string, most: number): PlanView => ({
  viewer: 0, to_move: 0, over: false, phase, offer: [{ kind: 'buy', args: ['n'], moves: Array.from({ length: most }, (_, i) => [`buy ${i + 1}`, i + 1]) }, { kind: 'pass', args: [], moves: [['pass']] }],
});

let table: TableSession;
let server: ReturnType<typeof fakeServer>;
let play: Turns;
let stop: () => void;

beforeEach(async () => {
  server = fakeServer({
    'POST /api/tables/t1/try': (body) => ({ view: (body as { moves: unknown[] }).moves.length > 1 ? view('next', 0) : view('now', 1), events: [] }),
    'POST /api/tables/t1/moves': () => ({ version: 5, repeated: false }),
  });
  table = new TableSession('t1', (url) => new FakeSocket(url));
  openWith(table, snapshot(4, { view: view('now', 2) }));
  stop = $effect.root(() => {
    play = new Turns(table);
  });
});
afterEach(() => {
  stop();
  table.close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const planned = (n: number): Promise<void> => vi.waitFor(() => expect(play.steps).toHaveLength(n));

test('a plan keeps the moves it was offered and sends them by their text', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  expect(play.last?.move).toEqual({ text: 'buy 2', kind: 'buy', args: { n: 2 } });
  play.plan(wish('buy', { n: 1 }));
  await planned(2);
  expect(play.complete).toBe(true);
  await play.send();
  expect(server.calls.at(-1)?.body.moves).toEqual(['buy 2', 'buy 1']);
});

test('what is not on offer does not join the plan, but can be asked about', async () => {
  play.plan(wish('buy', { n: 1 }), wish('buy', { n: 2 }));
  await planned(1);
  expect(play.question(wish('buy', { n: 2 })).map(({ args }) => args['n'])).toEqual([1, 2]);
});

test('what is dropped while it is still being tried does not come back', async () => {
  const dropped = play.takeUp([wish('buy', { n: 1 }), wish('buy', { n: 1 })]);
  await vi.waitFor(() => expect(play.trying).toBe(true));
  await play.takeUp([]);
  await dropped;
  expect(play.moves).toEqual([]);
  expect(play.trying).toBe(false);
});

test('what a move would lead to is asked once', async () => {
  await play.peek(wish('buy', { n: 1 }));
  await play.peek(wish('buy', { n: 1 }));
  expect(server.calls.filter(({ path }) => path.endsWith('/try'))).toHaveLength(1);
  expect(play.peeked(wish('buy', { n: 1 }))?.view.phase).toBe('now');
  expect(play.peeked(wish('buy', { n: 2 }))).toBeNull();
});

/** The page is loaded again: another plan begins at the same table. */
function reload(): void {
  stop();
  stop = $effect.root(() => {
    play = new Turns(table);
  });
}

test('a plan is tried again after a reload, as long as the table has not moved', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  await vi.waitFor(() => expect(localStorage.getItem('arktable.plan.t1')).toContain('buy'));
  reload();
  await planned(1);
  expect(play.last?.move).toMatchObject({ text: 'buy 2' });
  table.version = 5;
  reload();
  await vi.waitFor(() => expect(localStorage.getItem('arktable.plan.t1')).toBeNull());
  expect(play.steps).toHaveLength(0);
});

test('a plan that was sent or taken back is not kept', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  await play.back();
  await vi.waitFor(() => expect(localStorage.getItem('arktable.plan.t1')).toBeNull());
  reload();
  expect(play.steps).toHaveLength(0);
});

test('a move that shows something hidden ends the plan', async () => {
  server = fakeServer({ 'POST /api/tables/t1/try': () => ({ view: null, events: [] }) });
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  expect(play.last?.view).toBeNull();
  expect(play.complete).toBe(true);
});

/** Another tab of the browser plans at the same table. */
function secondTab(): { play: Turns; close: () => void } {
  let other: Turns | undefined;
  const close = $effect.root(() => {
    other = new Turns(table);
  });
  return { play: other!, close };
}
/** The browser tells the other tabs of what was stored. */
const told = (): void => void dispatchEvent(Object.assign(new Event('storage'), { key: 'arktable.plan.t1' }));

test('a plan is the same in a second tab, and follows what is changed in either', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  await vi.waitFor(() => expect(localStorage.getItem('arktable.plan.t1')).toContain('buy'));
  const tab = secondTab();
  await vi.waitFor(() => expect(tab.play.steps).toHaveLength(1));
  expect(tab.play.said()).toEqual(['buy']);
  tab.play.plan(wish('buy', { n: 1 }));
  await vi.waitFor(() => expect(localStorage.getItem('arktable.plan.t1')).toContain('1'));
  told();
  await planned(2);
  await play.back();
  await vi.waitFor(() => expect(JSON.parse(localStorage.getItem('arktable.plan.t1') ?? '{}').moves).toHaveLength(1));
  told();
  await vi.waitFor(() => expect(tab.play.steps).toHaveLength(1));
  tab.close();
});

test('a tab that lags behind plans for itself', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  const late = JSON.stringify({ seat: 0, version: 3, moves: [wish('buy', { n: 1 })] });
  localStorage.setItem('arktable.plan.t1', late);
  told();
  await vi.waitFor(() => expect(play.trying).toBe(false));
  expect(play.moves.map(({ args }) => args['n'])).toEqual([2]);
  expect(localStorage.getItem('arktable.plan.t1')).toBe(late);
});

test('what another tab has sent is no plan here any more', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  table.log = [{ version: 5, at: '', seat: 0, kind: 'move', undone: false, events: [], n: 1, scenes: [] }];
  table.version = 5;
  await planned(0);
  expect(table.planner?.planned()).toEqual([]);
  expect(toasts.list.at(-1)?.title).toBe(t('plan-elsewhere'));
});

const undo = { version: 5, at: '', seat: 1, kind: 'undo' as const, undone: false, events: [], n: 0, scenes: [] };
const theirs = (version: number): LogEntry => ({ version, at: '', seat: 1, kind: 'move', undone: false, events: [], n: 1, scenes: [] });
const waiting = { ...view('now', 2), to_move: 1, offer: null };

test('a plan waits while somebody decides again, and is tried again afterwards', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  FakeSocket.last.say({ kind: 'snapshot', snapshot: snapshot(5, { view: waiting, log: [undo] }) });
  await planned(0);
  expect(toasts.list.at(-1)?.title).toBe(t('plan-parked-undo', { who: 'Bruno' }));
  await vi.waitFor(() => expect(JSON.parse(localStorage.getItem('arktable.plan.t1') ?? '{}').version).toBe(5));
  FakeSocket.last.say({ kind: 'snapshot', snapshot: snapshot(6, { view: view('now', 2), log: [undo, theirs(6)] }) });
  await planned(1);
  expect(play.last?.move).toMatchObject({ text: 'buy 2' });
});

test('of a plan that is not possible any more it is told which step and why', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  server = fakeServer({ 'POST /api/tables/t1/why': () => ({ reason: { key: 'not-now', rule: '', args: { phase: 'now' } } }) });
  FakeSocket.last.say({ kind: 'snapshot', snapshot: snapshot(6, { view: view('now', 1), log: [undo, theirs(6)] }) });
  await vi.waitFor(() => expect(toasts.list.at(-1)?.title).toBe(t('plan-shortened', { step: 'buy', left: 0, of: 1 })));
  expect(play.steps).toHaveLength(0);
});

test('a plan that comes too late is kept for the position that is there', async () => {
  const stale = { error: { key: 'stale', args: {} }, snapshot: snapshot(6, { view: view('now', 2), log: [undo, theirs(6)] }) };
  server = fakeServer({
    'POST /api/tables/t1/try': () => ({ view: view('next', 0), events: [] }),
    'POST /api/tables/t1/moves': () => ({ status: 409, ...stale }),
  });
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  await play.send();
  await vi.waitFor(() => expect(table.version).toBe(6));
  await planned(1);
  expect(play.last?.move).toMatchObject({ text: 'buy 2' });
});

test('another moment of a lesson or an analysis begins without the plan of the one before', async () => {
  (table as { kept: boolean }).kept = false;
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  await vi.waitFor(() => expect(sessionStorage.getItem('arktable.plan.t1')).toContain('buy'));
  table.version = 5;
  await planned(0);
  sessionStorage.clear();
});

test('what somebody else decided leaves the plan, and it is kept for the new position', async () => {
  play.plan(wish('buy', { n: 2 }));
  await planned(1);
  table.log = [{ version: 5, at: '', seat: 1, kind: 'move', undone: false, events: [], n: 1, scenes: [] }];
  table.version = 5;
  await vi.waitFor(() => expect(JSON.parse(localStorage.getItem('arktable.plan.t1') ?? '{}').version).toBe(5));
  expect(play.steps).toHaveLength(1);
});

test('a tab in which only a part of the plan is possible does not cut it short for the others', async () => {
  const kept = JSON.stringify({ seat: 0, version: 4, moves: [wish('buy', { n: 1 }), wish('buy', { n: 2 })] });
  localStorage.setItem('arktable.plan.t1', kept);
  told();
  await planned(1);
  await vi.waitFor(() => expect(play.trying).toBe(false));
  expect(localStorage.getItem('arktable.plan.t1')).toBe(kept);
});

test('a step pressed without a connection says that it is not taken', async () => {
  toasts.list.splice(0);
  table.online = false;
  play.plan(wish('buy', { n: 1 }));
  await vi.waitFor(() => expect(toasts.list.map(({ title }) => title)).toEqual([t('plan-offline')]));
  expect(play.steps).toEqual([]);
});
