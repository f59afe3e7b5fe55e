// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages } from '../../lib/text/i18n.svelte';
import type { Planner } from '../../table/plan/planner';
import type { TableSession } from '../../table/session/table.svelte';
import { closeWhy, why } from '../../lib/ui/why/why.svelte';
import en from './locales/en.ftl?raw';
import must from './made/must.json';
import sell from './made/sell.json';
import made from './made/workers.json';
import { BANNER, DONE, END, layTile, playCard, sellSeals, setPiece, setWorker, takeCard } from './plan/moves';
import { Play } from './play.svelte';
import type { Tried } from '../../wire/types';
import { apart, isPlanned } from './plan/turn';
import type { Kit, View } from './wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };

/** What Play asks of a table; the test changes the view and counts what was taken back. */
class FakeTable {
  id = 't1';
  you = 0;
  view = $state.raw(view);
  live = $state(true);
  version = $state(1);
  kept = true;
  online = true;
  log = [];
  planner: Planner | null = null;
  canUndo = true;
  undo = vi.fn(() => Promise.resolve());
  sent: unknown[] = [];
  busy = false;
  send = (moves: unknown[]): Promise<boolean> => {
    this.sent = moves;
    return Promise.resolve(true);
  };
  /** Whatever is tried leads to the moment in which workers are set. */
  tryMoves = (): Promise<Tried | null> => Promise.resolve({ view, events: [] } as unknown as Tried);
}

const rules = readFileSync(join(import.meta.dirname, '../../../../src/arktable/games/arkadia/locales/en.ftl'), 'utf8');
for (const text of [rules, en]) addMessages('en', text);

let table: FakeTable;
let play: Play;
let stop: () => void;

/** The page is loaded: choices begin again at the same table. */
function load(): void {
  stop = $effect.root(() => {
    play = new Play(table as unknown as TableSession, kit);
  });
  flushSync();
}

beforeEach(() => {
  table = new FakeTable();
  load();
});
afterEach(() => {
  stop();
  closeWhy();
  localStorage.clear();
});

/** The table shows this moment, and the page is loaded again. */
async function loadAt(moment: unknown): Promise<void> {
  table.view = (moment as { view: View }).view;
  flushSync();
  stop();
  load();
  await settled();
}

const settled = (): Promise<void> => vi.waitFor(() => expect(play.plan.trying).toBe(false));

test('own workers come first each turn', () => {
  play.kind = 'neutral';
  table.view = { ...view, workers: [...view.workers] };
  flushSync();
  expect(play.kind).toBe('neutral');
  table.view = { ...view, turn: view.turn + 2 };
  table.version = 2;
  flushSync();
  expect(play.kind).toBe('own');
});

test('Escape closes an answer and takes nothing back; the next one does', async () => {
  play.plan.plan(setWorker('own', play.offer!.own![0]!));
  await settled();
  why.shown = { anchor: document.body, title: 'Why not on f5?', reason: null, names: { nameOf: () => '' } as never };
  await play.back();
  expect(why.shown).toBeNull();
  expect(play.plan.steps).toHaveLength(1);
  await play.back();
  expect(play.plan.steps).toHaveLength(0);
});

test('workers are planned, outlive a reload and are sent together with what closes them', async () => {
  const worker = setWorker('own', play.offer!.own![0]!);
  await play.act(play.offer!.own![0]!, document.body);
  await settled();
  flushSync();
  expect(table.sent).toEqual([]);
  stop();
  load();
  await settled();
  expect(play.plan.steps.map(({ move }) => move)).toEqual([worker]);
  expect(play.ask).toBe('workers');
  expect(play.plan.moves).toEqual([worker, DONE]);
  await play.confirm();
  expect(table.sent).toEqual([worker, DONE]);
});

test('a building is planned on from without being sent, kept beside another one, and taken up again', async () => {
  await loadAt(must);
  play.choose(0);
  play.spot = play.legalCells[0]!;
  const first = play.plan.moves;
  expect(play.kept.keep()).toBe(true);
  play.spot = play.legalCells[1]!;
  const second = play.plan.moves;
  expect(play.kept.keep()).toBe(true);
  expect(play.kept.keep()).toBe(false);
  expect(play.kept.plans.map(({ moves }) => moves)).toEqual([first, second]);
  expect(play.kept.plans.every(({ complete }) => complete)).toBe(true);
  await play.kept.takeUp(0);
  expect(play.kept.here).toBe(0);
  expect(play.shown?.moves).toEqual(first);
  expect(table.planner!.planned()).toHaveLength(2);
  await play.kept.send(1);
  expect(table.sent).toEqual(second);
});

test('what another tab puts down or chooses is put down or chosen here', async () => {
  const told = (): void => void dispatchEvent(Object.assign(new Event('storage'), { key: 'arktable.plan.t1' }));
  await loadAt(must);
  play.choose(1);
  play.spot = play.legalCells[0]!;
  flushSync();
  const kept = localStorage.getItem('arktable.plan.t1')!;
  localStorage.removeItem('arktable.plan.t1');
  told();
  await settled();
  expect([play.pick, play.spot]).toEqual([null, null]);
  localStorage.setItem('arktable.plan.t1', kept);
  told();
  await settled();
  expect(play.shown?.moves).toEqual(JSON.parse(kept).moves);
});

test('a plan is taken apart into what is decided and what lies in the hand', () => {
  const [own, card, lay] = [setWorker('own', 3), playCard('mill-cloth'), layTile('mill', 4, 'a')];
  expect(apart([card, lay])).toEqual({ steps: [], hand: [card, lay] });
  expect(apart([own, own, DONE])).toEqual({ steps: [own, own], hand: [] });
  expect(apart([own, DONE, setPiece('cloth', 2)])).toEqual({ steps: [own, DONE], hand: [setPiece('cloth', 2)] });
  expect(apart([BANNER, sellSeals('cloth', 1), sellSeals('spice', 2), DONE])).toEqual({ steps: [BANNER], hand: [sellSeals('cloth', 1), sellSeals('spice', 2)] });
  expect(apart([card, lay, takeCard('stack'), END])).toEqual({ steps: [], hand: [card, lay] });
  expect([[card], [own], [BANNER], [END], [takeCard('stack')], []].map(isPlanned)).toEqual([true, true, true, false, false, false]);
});

test('a building that was not sent lies where it lay after a reload, as long as the table has not moved', async () => {
  await loadAt(must);
  play.choose(2);
  play.rotate();
  play.spot = play.legalCells[1]!;
  flushSync();
  const before = { moves: play.primaryMoves, cells: play.shown?.cells };
  expect(before.moves).toHaveLength(2);
  await loadAt(must);
  expect({ moves: play.primaryMoves, cells: play.shown?.cells }).toEqual(before);
  expect(play.pick).toBe(2);
  table.live = false;
  flushSync();
  expect(play.pick).toBeNull();
  table.live = true;
  flushSync();
  await settled();
  expect(play.primaryMoves).toEqual(before.moves);
  stop();
  table.version = 2;
  load();
  expect(play.pick).toBeNull();
  expect(localStorage.getItem('arktable.plan.t1')).toBeNull();
});

test('a card without a place and seals to be sold are chosen again after a reload; what was taken back is not', async () => {
  await loadAt(must);
  play.choose(3);
  flushSync();
  await loadAt(must);
  expect(play.card).toBe(play.hand[3]);
  await play.back();
  flushSync();
  await loadAt(must);
  expect(play.pick).toBeNull();
  await loadAt(sell);
  play.sell[kit.families.indexOf('spice')] = 3;
  flushSync();
  const moves = play.primaryMoves;
  await loadAt(sell);
  expect(play.primaryMoves).toEqual(moves);
  expect(play.sale.reduce((sum, row) => sum + row.sell, 0)).toBe(3);
});

test('Undo takes back what lies there and was not sent, before anything that was', async () => {
  await loadAt(must);
  play.choose(0);
  expect(play.unsent).toBe(false);
  play.spot = play.legalCells[0]!;
  expect(play.unsent).toBe(true);
  await play.undo();
  expect([play.spot, play.pick]).toEqual([null, 0]);
  expect(table.undo).not.toHaveBeenCalled();
  await play.undo();
  expect(table.undo).toHaveBeenCalledOnce();
});
