// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entry, fakeServer, FakeSocket, openWith, snapshot } from '../../tests/fakes';
import { FakeAnimation, ghosts, stage } from '../../tests/stage';
import { TableSession } from '../table/session/table.svelte';
import { choice } from '../scene/choice.svelte';
import { Player } from '../scene/player.svelte';
import { SceneQueue } from '../scene/queue.svelte';
import type { Story, Theatre } from '../scene/story';
import type { LogEntry, Moment } from '../wire/types';
import { layer } from './layer';
import { watchScene, watchTable } from './watch.svelte';

let scene: ReturnType<typeof stage>;
let table: TableSession;
let end: () => void;

const draw = (at: number): void => {
  document.body.querySelector('main')!.innerHTML = `<i data-piece="share:0@${at}" data-rect="${at} 0 10 10"></i>`;
};

beforeEach(async () => {
  scene = stage();
  FakeSocket.all = [];
  table = new TableSession('t1', (url) => new FakeSocket(url));
  const moment = (n: number): Moment => ({ n, view: { at: n * 10 }, events: [], scenes: [] }) as unknown as Moment;
  const steps = [1, 2, 3, 4].map((n) => ({ n, seat: 1, turn: 1, move: { kind: 'go', args: {}, text: 'go' } }));
  const at = Object.fromEntries([1, 2, 3, 4].map((n) => [`GET /api/tables/t1/at/${n}`, () => moment(n)]));
  fakeServer({ 'GET /api/tables/t1': () => snapshot(4, { log: [entry(4, 0)], view: { at: 40 } }), 'GET /api/tables/t1/steps': () => ({ steps }), ...at });
  openWith(table, snapshot(4, { log: [entry(4, 0)], view: { at: 40 } }));
  document.body.innerHTML = '<main id="main"></main>';
  end = $effect.root(() => {
    watchTable(table);
    $effect.pre(() => draw(table.view.at));
  });
  settle();
});
afterEach(() => {
  end();
  layer.end();
  table.close();
  choice.setOff('t1', false);
  scene.undo();
});

function settle(): void {
  flushSync();
  scene.frame();
}
/** The table goes on to this version with the piece there. */
function goesOn(version: number, at: number, log: LogEntry[] = [entry(version, 1)]): void {
  FakeSocket.last.say({ kind: 'update', version, set: { at }, own: {}, log, undone: [], can_undo: false, record: false });
  settle();
}

test('when the table opens nothing moves; when it goes on, what has moved travels from where it was', () => {
  expect(ghosts()).toEqual([]);
  goesOn(5, 90);
  expect(ghosts()).toEqual(['share:0']);
  expect(FakeAnimation.all[0]!.frames.map(({ transform }) => transform)).toEqual(['translate(0px, 0px) scale(1)', 'translate(50px, 0px) scale(1)']);
});

test('readers who want no motion get none, and nothing is measured for them', () => {
  scene.still(true);
  goesOn(5, 90);
  scene.still(false);
  scene.frame();
  expect([ghosts(), FakeAnimation.all]).toEqual([[], []]);
});

test('a hidden tab shows the end', () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  goesOn(5, 90);
  Reflect.deleteProperty(document, 'visibilityState');
  expect(ghosts()).toEqual([]);
});

test('nothing moves under a hand that holds something', () => {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  goesOn(5, 90);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(ghosts()).toEqual([]);
});

test('who missed a part of the game sees where things are, and not how they came there', () => {
  goesOn(9, 90, [5, 6, 7, 8, 9].map((version) => entry(version, 1)));
  expect(ghosts()).toEqual([]);
});

test('a replay moves by one decision, on and back; a jump, and the way back to now, do not', async () => {
  const goTo = async (n: number | null): Promise<void> => {
    await table.goTo(n);
    settle();
  };
  await goTo(1);
  expect(ghosts()).toEqual([]);
  await goTo(2);
  expect(ghosts()).toEqual(['share:0']);
  layer.end();
  await goTo(1);
  expect(ghosts()).toEqual(['share:0']);
  layer.end();
  await goTo(3);
  expect(ghosts()).toEqual([]);
  await goTo(null);
  expect(ghosts()).toEqual([]);
});

test('an undo moves pieces back', () => {
  goesOn(5, 90);
  layer.end();
  goesOn(6, 40, [entry(6, 1, { kind: 'undo', events: [], n: 4 })]);
  expect(ghosts()).toEqual(['share:0']);
});

test('what a scene is about to tell does not move beneath it, unless scenes are off', () => {
  table.theatre = { shown: null, awaits: () => false, show: async () => undefined, showEntry: async () => undefined } satisfies Theatre;
  goesOn(5, 90, [entry(5, 1, { scenes: ['sale'] })]);
  expect(ghosts()).toEqual([]);
  choice.setOff('t1', true);
  goesOn(6, 20, [entry(6, 1, { scenes: ['sale'] })]);
  expect(ghosts()).toEqual(['share:0']);
  table.theatre = { shown: { id: '6.0', kind: 'sale', first: 6, last: 6, over: true, before: null, after: null, told: {} }, awaits: () => false, show: async () => undefined, showEntry: async () => undefined } satisfies Theatre;
  settle();
  expect(ghosts()).toEqual([]);
});

test('a scene moves by a step on, at its speed; back, and to its result, it goes at once', () => {
  const story: Story = { title: '', play: '', done: '', off: '', result: '', stages: [], frames: [0, 1, 2, 3].map((stage) => ({ stage, hold: 1, say: '', weight: false, line: '' })) };
  const player = new Player(() => story);
  const queue = { shown: { id: '5.0' }, player } as unknown as SceneQueue;
  choice.speed = 2;
  const stop = $effect.root(() => {
    watchScene(queue, () => document.querySelector('main'));
    $effect.pre(() => draw(player.at * 10));
  });
  settle();
  player.step();
  settle();
  expect([ghosts(), FakeAnimation.all.at(-2)!.duration]).toEqual([['share:0'], 120]);
  layer.end();
  for (const go of [() => player.back(), () => player.skip(), () => player.toStage(2)]) {
    go();
    settle();
    expect(ghosts()).toEqual([]);
  }
  choice.speed = 1;
  stop();
});
