// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Curtain from '../src/hotseat/Curtain.svelte';
import { curtain, Device, followTurns, hideFromOthers, isCovered, seatToShow, UNTIL_HIDDEN } from '../src/hotseat/device.svelte';
import DeviceStrip from '../src/hotseat/DeviceStrip.svelte';
import { Drawer } from '../src/hotseat/drawer';
import { doerOf, publicLines, sinceTurnOf } from '../src/hotseat/publicMoves';
import '../src/hotseat/words';
import { addresses } from '../src/lib/address';
import { addMessages, setLang } from '../src/lib/text/i18n.svelte';
import { keepPlan, keptPlan } from '../src/table/plan/keptPlan';
import { TableSession } from '../src/table/session/table.svelte';
import { toast, toasts } from '../src/lib/ui/toasts.svelte';
import { chaptersOf } from '../src/since/chapters';
import { rematch } from '../src/table/end/rematch';
import type { Brief } from '../src/wire/types';
import { brief, entry, fakeServer, FakeSocket, openWith, snapshot } from './fakes';

const seats: Brief['seats'] = [
  { seat: 0, kind: 'person', name: 'Ada', online: true },
  { seat: 1, kind: 'person', name: 'Bruno', online: true },
  { seat: 2, kind: 'bot', name: 'Oak', bot: 'greedy', online: true },
];
/** Ada and Bruno share a device, Oak is a bot. */
const shared = (more: Partial<Brief> = {}): Brief => brief({ seats, you: -1, yours: [0, 1], to_move: 0, ...more });
const SECRET = 'mill-cloth';

beforeEach(() => {
  setLang('en');
  addMessages('en', 'secret-hand = everybody’s hand\nevent-test-did = { $who } did { $what }.');
  FakeSocket.all = [];
  toasts.list = [];
  curtain.always = false;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe('whose table is open', () => {
  test.each([
    { who: 'nobody, until the next one lifts the curtain', brief: shared(), seat: -1, curtain: true, open: -1 },
    { who: 'the one who lifted it, in their turn', brief: shared(), seat: 0, curtain: true, open: 0 },
    { who: 'nobody, when the turn has passed to another', brief: shared({ to_move: 1 }), seat: 0, curtain: true, open: -1 },
    { who: 'nobody, while a bot moves', brief: shared({ to_move: 2 }), seat: 0, curtain: true, open: -1 },
    { who: 'nobody, when a bot plays for them', brief: shared({ seats: seats.map((one) => (one.seat === 0 ? { ...one, bot: 'greedy' } : one)) }), seat: 0, curtain: true, open: -1 },
    { who: 'whose turn it is, where all lies open', brief: shared({ to_move: 1 }), seat: 0, curtain: false, open: 1 },
    { who: 'as before, while a bot moves where all lies open', brief: shared({ to_move: 2 }), seat: 1, curtain: false, open: 1 },
    { who: 'the first one’s, on a page loaded while a bot moves', brief: shared({ to_move: 2 }), seat: -1, curtain: false, open: 0 },
    { who: 'as before, when the game is over', brief: shared({ state: 'finished', to_move: -1 }), seat: 1, curtain: true, open: 1 },
    { who: 'the only one’s, where nobody shares', brief: brief(), seat: -1, curtain: true, open: -1 },
  ])('$who', ({ brief: now, seat, curtain: falls, open }) => {
    expect(seatToShow(now, seat, falls)).toBe(open);
  });
});

/** A session at which Ada's table is open, with what she alone knows. */
async function adas(): Promise<TableSession> {
  const table = new TableSession('t1', (url) => new FakeSocket(url), 0);
  const view = { game: 'arkadia', turn: 4, you: { hand: [SECRET] } };
  const mine = snapshot(4, { table: shared({ you: 0 }), view, secrets: ['hand'], log: [entry(4, 0, { events: [{ key: 'drew-card', seat: 0, args: { card: SECRET } }] })], kept: '{"arktable.plan.t1":"x"}' });
  fakeServer({
    'GET /api/tables/t1/at/2?seat=0': () => ({ n: 2, view, events: [], scenes: [] }),
    'GET /api/tables/t1/steps': () => ({ steps: [{}, {}] }),
    'POST /api/tables/t1/kept?seat=0': () => ({}),
    'POST /api/tables/t1/moves?seat=0': () => ({ version: 5, repeated: false }),
  });
  openWith(table, mine);
  return table;
}

describe('a session that speaks for a seat', () => {
  test('says so in every address, and on its line', async () => {
    const table = await adas();
    expect(FakeSocket.last.path).toMatch(/\/live\?seat=0$/);
    expect(table.address('/scenes?after=1&to=2')).toBe('/tables/t1/scenes?after=1&to=2&seat=0');
    expect(await table.send(['done'])).toBe(true);
    expect(new TableSession('t1').address('/moves')).toBe('/tables/t1/moves');
    table.close();
  });

  test('keeps nothing of what the seat knew when the device passes on', async () => {
    const table = await adas();
    await table.goTo(2);
    expect(JSON.stringify([table.view, table.log])).toContain(SECRET);
    table.close();
    expect(table.view).toBeNull();
    expect(JSON.stringify([table.log, table.pastEvents, table.steps, table.backdrop])).not.toContain(SECRET);
    FakeSocket.last.say({ kind: 'snapshot', snapshot: snapshot(9, { view: { you: { hand: [SECRET] } } }) });
    expect(table.view).toBeNull();
  });

  test('keeps its plan with the server, and not in the browser', async () => {
    const table = await adas();
    const moves = [{ kind: 'card', args: [SECRET] }];
    keepPlan(table, moves as never);
    expect(keptPlan(table)).toEqual(moves);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(SECRET);
    table.close();
  });
});

describe('the drawer of a seat', () => {
  test('is sent as it is at last when it changes quickly', async () => {
    const sent: string[] = [];
    let answer = (): void => undefined;
    const drawer = new Drawer((text) => new Promise<void>((resolve) => (sent.push(text), (answer = resolve))));
    drawer.fill('{"a":"1"}');
    expect(drawer.getItem('a')).toBe('1');
    drawer.setItem('b', '2');
    drawer.setItem('b', '3');
    drawer.removeItem('a');
    expect(sent).toEqual(['{"a":"1","b":"2"}']);
    answer();
    await vi.waitFor(() => expect(sent).toEqual(['{"a":"1","b":"2"}', '{"b":"3"}']));
    answer();
  });

  test('is empty when it holds something else, and goes on when the server does not answer', async () => {
    const save = vi.fn(async () => Promise.reject(new Error('away')));
    const drawer = new Drawer(save);
    drawer.fill('no JSON');
    drawer.removeItem('a');
    expect(save).not.toHaveBeenCalled();
    drawer.setItem('a', '1');
    await Promise.resolve();
    expect(drawer.getItem('a')).toBe('1');
  });
});

/** As much of a session as the curtain looks at. */
class FakeTable {
  brief = $state.raw(shared());
  secrets = ['hand'];
  ready = true;
  backdrop = null;
  theatre: { shown: { over: boolean } | null } | null = $state.raw(null);
  busy = false;
  log = [entry(3, 0), entry(4, 2)];
  told = { kinds: {}, many: {}, heads: [] };
  since = { chapters: chaptersOf(this.log) };
  handOver = vi.fn(async () => true);
  nameOf = (seat: number): string => seats[seat]?.name ?? '';
}
const asTable = (table: FakeTable): TableSession => table as unknown as TableSession;

describe('passing the device', () => {
  test('happens with the turn, and takes messages along', () => {
    const [table, device] = [new FakeTable(), new Device()];
    const end = $effect.root(() => followTurns(asTable(table), device));
    flushSync();
    device.pass(0);
    flushSync();
    expect(device.seat).toBe(0);
    toast(`no place for ${SECRET}`, 'error');
    table.brief = shared({ to_move: 1 });
    flushSync();
    expect([device.seat, device.last]).toEqual([-1, 0]);
    expect(toasts.list).toEqual([]);
    end();
  });

  test('waits for a scene that is watched, and not for one that waits itself', () => {
    const [table, device] = [new FakeTable(), new Device()];
    table.secrets = [];
    const end = $effect.root(() => followTurns(asTable(table), device));
    flushSync();
    expect(device.seat).toBe(0);
    table.theatre = { shown: { over: true } };
    table.brief = shared({ to_move: 1 });
    flushSync();
    expect(device.seat).toBe(0);
    table.theatre = { shown: { over: false } };
    flushSync();
    expect(device.seat).toBe(1);
    end();
  });

  test('an open table is hidden when the page is left, or nobody touches it for two minutes', () => {
    vi.useFakeTimers();
    const [table, device] = [new FakeTable(), new Device()];
    const end = $effect.root(() => hideFromOthers(asTable(table), device));
    device.pass(0);
    flushSync();
    vi.advanceTimersByTime(UNTIL_HIDDEN - 1);
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(UNTIL_HIDDEN - 1);
    expect(device.seat).toBe(0);
    vi.advanceTimersByTime(1);
    expect(device.seat).toBe(-1);
    device.pass(0);
    flushSync();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(device.seat).toBe(-1);
    hidden.mockRestore();
    end();
  });

  test('where all lies open nothing is hidden, unless people want it', () => {
    const [table, device] = [new FakeTable(), new Device()];
    table.secrets = [];
    const end = $effect.root(() => followTurns(asTable(table), device));
    flushSync();
    expect(device.seat).toBe(0);
    table.brief = shared({ to_move: 1 });
    flushSync();
    expect(device.seat).toBe(1);
    curtain.always = true;
    table.brief = shared({ to_move: 0 });
    flushSync();
    expect(device.seat).toBe(-1);
    expect(localStorage.getItem('arktable.curtain')).toBe('always');
    end();
  });
});

describe('the curtain', () => {
  beforeEach(() => void fakeServer({ 'GET /api/games/arkadia/words/en.ftl': () => '' }));

  test('names the next one, what is hidden and what everybody saw, and opens at a press', async () => {
    const [table, device] = [new FakeTable(), new Device()];
    render(Curtain, { table: asTable(table), device, game: 'arkadia' });
    const head = screen.getByRole('heading', { level: 1 });
    expect(head.textContent).toBe('Pass the device to Ada');
    await vi.waitFor(() => expect(document.activeElement).toBe(head));
    expect(await screen.findByText('everybody’s hand')).toBeTruthy();
    expect(screen.getByText(/Oak did thing 4/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ada, open my table' }));
    expect(device.seat).toBe(0);
  });

  test('covers a paused game, also where all lies open, until somebody opens their table', async () => {
    const [table, device] = [new FakeTable(), new Device()];
    table.secrets = [];
    const end = $effect.root(() => followTurns(asTable(table), device));
    flushSync();
    render(DeviceStrip, { table: asTable(table), device });
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(device.seat).toBe(-1);
    table.brief = shared({ to_move: 1 });
    flushSync();
    expect([device.seat, isCovered(asTable(table), device)]).toEqual([-1, true]);
    cleanup();
    render(Curtain, { table: asTable(table), device, game: 'arkadia' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Paused: Bruno is to move');
    await fireEvent.click(screen.getByRole('button', { name: /Bruno, open/ }));
    expect([device.seat, isCovered(asTable(table), device)]).toEqual([1, false]);
    // Nothing covers a game that is over.
    device.pause();
    table.brief = shared({ state: 'finished' });
    expect(isCovered(asTable(table), device)).toBe(false);
    end();
  });

  test('opens at the key O, but not while it is held down', async () => {
    const [table, device] = [new FakeTable(), new Device()];
    render(Curtain, { table: asTable(table), device, game: 'arkadia' });
    await fireEvent.keyDown(document.body, { key: 'o', repeat: true });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(device.seat).toBe(-1);
    await fireEvent.keyDown(document.body, { key: 'o' });
    expect(device.seat).toBe(0);
  });

  test('stays closed while somebody else decides', async () => {
    const [table, device] = [new FakeTable(), new Device()];
    table.brief = shared({ to_move: 2 });
    render(Curtain, { table: asTable(table), device, game: 'arkadia' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oak decides');
    expect(screen.queryByRole('button', { name: /open my table/ })).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'o' });
    expect(device.seat).toBe(-1);
  });

  test('lets a bot play for somebody who has gone, in the name of another at the device', async () => {
    const [table, device] = [new FakeTable(), new Device()];
    render(Curtain, { table: asTable(table), device, game: 'arkadia' });
    await fireEvent.click(screen.getByRole('button', { name: 'Ada has gone: let a bot play' }));
    expect(table.handOver).toHaveBeenCalledWith(0, 1);
  });

  test('falls at the key H and at the button of the strip', async () => {
    const [table, device] = [new FakeTable(), new Device()];
    device.pass(0);
    render(DeviceStrip, { table: asTable(table), device });
    await fireEvent.keyDown(document.body, { key: 'h' });
    expect(device.seat).toBe(-1);
    device.pass(0);
    flushSync();
    await fireEvent.click(screen.getByRole('button', { name: /Hide my table/ }));
    expect(device.seat).toBe(-1);
  });
});

test('what stands on the curtain is what was done since the last turn of the next one', () => {
  const turn = (version: number, seat: number): ReturnType<typeof entry> => entry(version, seat, { parts: [{ at: 0, kind: 'turn', seat, turn: version }] });
  const names = { nameOf: (seat: number) => seats[seat]?.name ?? '', told: { kinds: {}, many: {}, heads: [] } };
  const chapters = chaptersOf([turn(1, 0), turn(2, 1), turn(3, 2), { ...turn(4, 0), undone: true }]);
  expect(publicLines(sinceTurnOf(chapters, 0, 5), names, 8).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(doerOf(sinceTurnOf(chapters, 0, 5))).toBe(-1);
  expect(doerOf(sinceTurnOf(chapters, 1, 5))).toBe(2);
  // In the middle of a turn what was done in it is told, too.
  expect(publicLines(sinceTurnOf(chapters, 2, 3), names, 8).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(publicLines(sinceTurnOf(chapters, 0, 5), names, 1).map(({ text }) => text)).toEqual(['Oak did thing 3.']);
});

test('people who shared a device sit there again in another game', async () => {
  const server = fakeServer({ 'GET /api/me': () => ({ id: 'a', name: 'Ada' }), 'POST /api/me': () => ({ id: 'a', name: 'Ada' }), 'POST /api/tables': () => brief({ id: 't2' }) });
  addresses.hashed = true; // a server knows who sat where
  await rematch(shared({ state: 'finished' }));
  addresses.hashed = false;
  const body = server.calls.find(({ path }) => path.endsWith('/tables'))?.body as { seats: unknown };
  expect(body.seats).toEqual([{ kind: 'me', name: 'Ada' }, { kind: 'me', name: 'Bruno' }, { kind: 'bot', bot: 'greedy' }]);
});
