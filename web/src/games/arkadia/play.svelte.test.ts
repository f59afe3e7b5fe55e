// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSession } from '../../lib/table.svelte';
import { closeWhy, why } from '../../lib/ui/why.svelte';
import made from './made/workers.json';
import { Play } from './play.svelte';
import type { Kit, View } from './wire';

const { kit, view } = made as unknown as { kit: Kit; view: View };

/** What Play asks of a table; the test changes the view and counts what was taken back. */
class FakeTable {
  view = $state.raw(view);
  live = true;
  version = 1;
  canUndo = true;
  undo = vi.fn(() => Promise.resolve());
  tryMoves = (): Promise<null> => Promise.resolve(null);
}

let table: FakeTable;
let play: Play;
let stop: () => void;

beforeEach(() => {
  table = new FakeTable();
  stop = $effect.root(() => {
    play = new Play(table as unknown as TableSession, kit);
  });
  flushSync();
});
afterEach(() => {
  stop();
  closeWhy();
});

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
