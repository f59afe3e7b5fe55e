// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSession } from '../../lib/table.svelte';
import { closeWhy, why } from '../../lib/ui/why.svelte';
import must from './made/must.json';
import sell from './made/sell.json';
import made from './made/workers.json';
import { Play } from './play.svelte';
import type { Kit, View } from './wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };

/** What Play asks of a table; the test changes the view and counts what was taken back. */
class FakeTable {
  id = 't1';
  you = 0;
  view = $state.raw(view);
  live = $state(true);
  version = $state(1);
  canUndo = true;
  undo = vi.fn(() => Promise.resolve());
  tryMoves = (): Promise<null> => Promise.resolve(null);
}

let table: FakeTable;
let play: Play;
let stop: () => void;

/** The page is loaded: choices begin anew at the same table. */
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
  sessionStorage.clear();
});

/** The table shows this moment, and the page is loaded anew. */
function loadAt(moment: unknown): void {
  table.view = (moment as { view: View }).view;
  flushSync();
  stop();
  load();
}

test('own workers come first each turn', () => {
  play.kind = 'neutral';
  table.view = { ...view, workers: [...view.workers] };
  flushSync();
  expect(play.kind).toBe('neutral');
  table.view = { ...view, turn: view.turn + 2 };
  flushSync();
  expect(play.kind).toBe('own');
});

test('Escape closes an answer and takes nothing back; the next one does', async () => {
  why.shown = { anchor: document.body, title: 'Why not on f5?', reason: null, names: { nameOf: () => '' } as never };
  await play.back();
  expect(why.shown).toBeNull();
  expect(table.undo).not.toHaveBeenCalled();
  await play.back();
  expect(table.undo).toHaveBeenCalledOnce();
});

test('a building that was not sent lies where it lay after a reload, as long as the table has not moved', () => {
  loadAt(must);
  play.choose(2);
  play.rotate();
  play.spot = play.legalCells[1]!;
  flushSync();
  const before = { moves: play.primaryMoves, cells: play.shown?.cells };
  expect(before.moves).toHaveLength(2);
  loadAt(must);
  expect({ moves: play.primaryMoves, cells: play.shown?.cells }).toEqual(before);
  expect(play.pick).toBe(2);
  table.live = false;
  flushSync();
  expect(play.pick).toBeNull();
  table.live = true;
  flushSync();
  expect(play.primaryMoves).toEqual(before.moves);
  stop();
  table.version = 2;
  load();
  expect(play.pick).toBeNull();
  expect(sessionStorage.getItem('arktable.plan.t1')).toBeNull();
});

test('a card without a place and seals to be sold are chosen again after a reload; what was taken back is not', async () => {
  loadAt(must);
  play.choose(3);
  flushSync();
  loadAt(must);
  expect(play.card).toBe(play.hand[3]);
  await play.back();
  flushSync();
  loadAt(must);
  expect(play.pick).toBeNull();
  loadAt(sell);
  play.sell[kit.families.indexOf('spice')] = 3;
  flushSync();
  const moves = play.primaryMoves;
  loadAt(sell);
  expect(play.primaryMoves).toEqual(moves);
  expect(play.sale.reduce((sum, row) => sum + row.sell, 0)).toBe(3);
});
