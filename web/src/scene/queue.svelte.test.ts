// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, fakeServer, FakeSocket, openWith, snapshot } from '../../tests/fakes';
import { TableSession } from '../table/session/table.svelte';
import type { LogEntry, Scene } from '../wire/types';
import { choice } from './choice.svelte';
import { SceneQueue, type Manners } from './queue.svelte';
import type { Story } from './story';

const scene = (first: number, over = true, last = first): Scene => ({ id: `${first}.0`, kind: 'sale', first, last, over, told: {}, before: { at: first - 0.5 }, after: over ? { at: last } : null });
const story = (): Story => ({
  title: '', play: '', done: '', off: '', result: '', stages: [], frames: [0, 1, 2].map((stage) => ({ stage, hold: 1, say: '', weight: false, line: '' })),
});

let table: TableSession;
let queue: SceneQueue;
let end: () => void;
/** What the server answers, by the decisions asked for. */
let answers: Record<string, Scene[]>;

beforeEach(async () => {
  answers = {};
  FakeSocket.all = [];
  table = new TableSession('t1', (url) => new FakeSocket(url));
  const found = new Proxy({}, {
    get: (_, path: string) => {
      if (path === 'GET /api/tables/t1') return () => snapshot(4, { log: [entry(4, 0)] });
      const asked = /scenes\?after=(\d+)&to=(\d+)/.exec(path);
      return asked ? () => ({ scenes: answers[`${asked[1]}-${asked[2]}`] ?? [] }) : undefined;
    },
  });
  fakeServer(found as Record<string, () => unknown>);
  openWith(table, snapshot(4, { log: [entry(4, 0)] }));
  open({});
});

/** The table has scenes of such manners. */
function open(manners: Manners): void {
  end?.();
  end = $effect.root(() => {
    queue = new SceneQueue(table, story, manners);
  });
  flushSync();
}

afterEach(() => {
  choice.setOff('t1', false);
  end();
  table.close();
  vi.unstubAllGlobals();
});

/** The table goes on by these entries, all in one message. */
async function goesOn(...log: LogEntry[]): Promise<void> {
  const version = log.at(-1)!.version;
  FakeSocket.last.say({ kind: 'update', version, set: {}, own: {}, log, undone: [], can_undo: false, record: false });
  await settled();
}
async function settled(): Promise<void> {
  flushSync();
  await vi.waitFor(() => Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}
const sold = (version: number): LogEntry => entry(version, 1, { scenes: ['sale'] });

test('a production opens its scene, paused at its beginning', async () => {
  answers['4-5'] = [scene(5)];
  await goesOn(sold(5));
  expect([queue.shown?.id, queue.player.at, queue.player.playing]).toEqual(['5.0', 0, false]);
});

test('what comes meanwhile waits, and comes next', async () => {
  answers = { '4-5': [scene(5)], '5-6': [scene(6)] };
  await goesOn(sold(5));
  queue.player.step();
  await goesOn(sold(6));
  expect([queue.shown?.id, queue.behind, queue.player.at]).toEqual(['5.0', 1, 1]);
  queue.close();
  expect([queue.shown?.id, queue.behind, queue.player.at]).toEqual(['6.0', 0, 0]);
  queue.close();
  expect(queue.shown).toBeNull();
});

test('who missed several productions is shown none of them', async () => {
  answers['4-6'] = [scene(5), scene(6)];
  await goesOn(sold(5), sold(6));
  expect(queue.shown).toBeNull();
});

test('a scene that waits for an answer goes on where it stood', async () => {
  answers = { '4-5': [scene(5, false)], '4-6': [scene(5, true, 6)] };
  await goesOn(sold(5));
  expect(queue.shown?.over).toBe(false);
  queue.player.skip();
  await goesOn(entry(6, 1));
  expect([queue.shown?.id, queue.shown?.over, queue.behind, queue.player.at]).toEqual(['5.0', true, 0, 2]);
});

test('at a table where they are off nothing opens by itself, but what is asked for does', async () => {
  answers = { '4-5': [scene(5)] };
  queue.off = true;
  await goesOn(sold(5));
  expect(queue.shown).toBeNull();
  await table.theatre?.show(4, 5);
  expect([queue.shown?.id, queue.asked]).toEqual(['5.0', true]);
});

test('from the log the scene of any decision of an entry is shown', async () => {
  answers = { '4-7': [scene(5), scene(6)] };
  queue.off = true;
  await goesOn(entry(5, 1, { scenes: ['sale'], n: 7 }));
  await table.theatre?.showEntry(table.log.at(-1)!);
  expect([queue.shown?.id, queue.behind]).toEqual(['5.0', 1]);
});

test('an undo takes the scene back', async () => {
  answers['4-5'] = [scene(5)];
  await goesOn(sold(5));
  FakeSocket.last.say({ kind: 'update', version: 6, set: {}, own: {}, log: [entry(6, 1, { kind: 'undo', events: [], n: 4 })], undone: [5], can_undo: false, record: false });
  await settled();
  expect(queue.shown).toBeNull();
});

test('an undo of its end shows the scene as far as it stands', async () => {
  answers = { '4-5': [scene(5, false)], '4-6': [scene(5, true, 6)] };
  await goesOn(sold(5));
  await goesOn(entry(6, 1, { scenes: ['sale'] }));
  expect([queue.shown?.over, queue.shown?.last]).toEqual([true, 6]);
  FakeSocket.last.say({ kind: 'update', version: 7, set: {}, own: {}, log: [entry(7, 1, { kind: 'undo', events: [], n: 5 })], undone: [6], can_undo: false, record: false });
  await settled();
  expect([queue.shown?.id, queue.shown?.over]).toEqual(['5.0', false]);
});

test('the table shows what stood before it until the result is shown, and then what stood at its end', async () => {
  open({ before: true });
  answers['4-5'] = [scene(5)];
  FakeSocket.last.say({ kind: 'update', version: 5, set: { money: 9 }, own: {}, log: [sold(5)], undone: [], can_undo: false, record: false });
  expect([table.live, table.view.money]).toEqual([false, undefined]);
  await settled();
  expect([queue.shown?.id, table.live, table.view.at]).toEqual(['5.0', false, 4.5]);
  queue.player.skip();
  expect([table.live, table.view.at]).toEqual([false, 5]);
  queue.player.back();
  expect([table.live, table.view.at]).toEqual([false, 4.5]);
  queue.close();
  expect([table.live, table.view.money]).toEqual([true, 9]);
});

test('of a scene of long ago the moments before and after it are shown', async () => {
  open({ before: true });
  answers['1-2'] = [scene(2, true, 3)];
  await table.theatre?.show(1, 2);
  await settled();
  expect(table.view.at).toBe(1.5);
  queue.player.skip();
  expect(table.view.at).toBe(3);
  queue.close();
  expect([table.live, table.view.at]).toEqual([true, undefined]);
});

test('who is asked in the middle of it sees what is now', async () => {
  open({ before: true });
  answers = { '4-5': [scene(5, false)] };
  table.brief = { ...table.brief, you: 0, to_move: 0 };
  await goesOn(sold(5));
  expect([queue.questioned, table.live]).toEqual([true, true]);
});

test('who is asked after somebody else sees what has happened until then, and what comes after each answer', async () => {
  let frames = 2;
  end();
  end = $effect.root(() => {
    queue = new SceneQueue(table, () => ({ ...story(), frames: story().frames.slice(0, frames) }), { before: true });
  });
  flushSync();
  answers = { '4-5': [scene(5, false)], '4-6': [scene(5, false, 6)], '4-7': [scene(5, false, 7)] };
  table.brief = { ...table.brief, you: 0, to_move: 1 };
  await goesOn(sold(5));
  expect([queue.questioned, queue.player.at]).toEqual([false, 0]);
  table.brief = { ...table.brief, to_move: 0 };
  await goesOn(entry(6, 1));
  expect([queue.questioned, queue.player.at, table.live]).toEqual([true, 1, true]);
  frames = 3;
  await goesOn(entry(7, 0));
  expect([queue.questioned, queue.player.at]).toEqual([true, 2]);
});

test('on a phone it is one line while one is asked, and whole again afterwards', async () => {
  answers = { '4-5': [scene(5, false)], '4-6': [scene(5, true, 6)] };
  table.brief = { ...table.brief, you: 0, to_move: 0 };
  await goesOn(sold(5));
  expect(queue.folded).toBe(true);
  queue.folded = false;
  expect(queue.folded).toBe(false);
  queue.folded = true;
  await goesOn(entry(6, 0));
  expect([queue.questioned, queue.folded]).toEqual([false, false]);
});

test('where nothing opens, nothing is held back', async () => {
  open({ before: true, opens: () => false });
  answers['4-5'] = [scene(5)];
  await goesOn(sold(5));
  expect([queue.shown, table.live]).toEqual([null, true]);
});

test('one whose time has not come opens when it has', async () => {
  let busy = true;
  open({ opens: () => !busy });
  answers = { '4-5': [scene(5)], '5-6': [{ ...scene(5, true, 6), id: '5.1' }] };
  await goesOn(sold(5));
  expect(queue.shown).toBeNull();
  busy = false;
  await goesOn(sold(6));
  expect([queue.shown?.id, queue.waiting.map(({ id }) => id)]).toEqual(['5.0', ['5.1']]);
});

test('scenes that play by themselves follow each other, and the last one stays', async () => {
  open({ auto: true });
  answers['4-5'] = [scene(5), { ...scene(5), id: '5.1' }];
  await goesOn(sold(5));
  expect(queue.player.playing).toBe(true);
  await vi.waitFor(() => expect(queue.shown?.id).toBe('5.1'));
  await vi.waitFor(() => expect([queue.player.done, queue.player.playing]).toEqual([true, false]));
  await settled();
  expect(queue.shown?.id).toBe('5.1');
});

test('one whose result the table shows already opens at its end, and makes room after its time', async () => {
  open({ auto: true, settled: () => true });
  answers['4-5'] = [scene(5), { ...scene(5), id: '5.1' }];
  await goesOn(sold(5));
  expect([queue.shown?.id, queue.player.done, queue.player.playing]).toEqual(['5.0', true, false]);
  await vi.waitFor(() => expect(queue.shown?.id).toBe('5.1'));
  expect(queue.player.done).toBe(true);
  await queue.show(4, 5);
  expect([queue.asked, queue.player.done]).toEqual([true, false]);
});

test('one that waited for its end plays on when that comes', async () => {
  let frames = 1;
  end();
  end = $effect.root(() => {
    queue = new SceneQueue(table, () => ({ ...story(), frames: story().frames.slice(0, frames) }), { auto: true });
  });
  flushSync();
  answers = { '4-5': [scene(5, false)], '4-6': [scene(5, true, 6)] };
  await goesOn(sold(5));
  expect([queue.player.done, queue.player.playing]).toEqual([true, false]);
  frames = 3;
  await goesOn(sold(6));
  await vi.waitFor(() => expect(queue.player.at).toBe(2));
});

test('an answer that comes late does not turn a scene back', async () => {
  let first: (scenes: unknown) => void = () => {};
  answers = { '5-6': [scene(5, true, 6)], '4-6': [scene(5, true, 6)] };
  const usual = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    String(url).includes('after=4&to=5') ? new Promise((resolve) => (first = (scenes) => resolve(Response.json({ scenes })))) : usual(url, init),
  );
  await goesOn(sold(5));
  await goesOn(sold(6));
  first([scene(5, false)]);
  await settled();
  await settled();
  expect([queue.shown?.id, queue.shown?.over]).toEqual(['5.0', true]);
});

test('once the game is over the result comes first, and no scene opens by itself', async () => {
  answers['4-5'] = [scene(5)];
  open({ before: true });
  FakeSocket.last.say({ kind: 'update', version: 5, set: {}, own: {}, log: [sold(5)], undone: [], can_undo: false, record: false, table: { ...table.brief, state: 'finished' } });
  await settled();
  expect([queue.shown, queue.behind, table.backdrop]).toEqual([null, 0, null]);
  await queue.showEntry(table.log.at(-1)!);
  expect(queue.shown?.id).toBe('5.0');
});

test('of several scenes the one that the own move brought about is shown', async () => {
  answers['4-7'] = [scene(5), scene(7)];
  await goesOn(entry(5, 0, { scenes: ['sale'] }), sold(6), sold(7));
  expect([queue.shown?.id, queue.behind]).toEqual(['5.0', 0]);
});
