// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brief, fakeServer, FakeSocket, openWith, snapshot } from '../../tests/fakes';
import { TableSession } from '../table/session/table.svelte';
import { choice } from '../scene/choice.svelte';
import { Player } from '../scene/player.svelte';
import type { SceneQueue } from '../scene/queue.svelte';
import type { Story } from '../scene/story';
import { hearScene, hearTable } from './cues.svelte';
import { CUES, sound } from './sound.svelte';

/** The pitches that were heard, and how loud. */
let heard: { pitch: number; loud: number }[];
let contexts: number;
let touched: boolean;

class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  constructor() {
    contexts += 1;
  }
  createGain(): object {
    const one = heard.at(-1)!;
    return { gain: { setValueAtTime: (loud: number) => (one.loud = loud), exponentialRampToValueAtTime: () => undefined }, connect: () => undefined };
  }
  createOscillator(): object {
    const one = { pitch: 0, loud: 0 };
    heard.push(one);
    return { frequency: { set value(pitch: number) { one.pitch = pitch; } }, connect: (next: object) => next, start: () => undefined, stop: () => undefined };
  }
}

beforeEach(() => {
  heard = [];
  contexts = 0;
  touched = true;
  vi.stubGlobal('AudioContext', FakeAudio);
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }), configurable: true });
});
afterEach(() => {
  sound.on = false;
  choice.speed = 1;
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.unstubAllGlobals();
});

const count = (cue: keyof typeof CUES): number => heard.filter(({ pitch }) => pitch === CUES[cue][0]!.pitch).length;

test('it is off on the first visit, and remembered once it is on', () => {
  expect(sound.on).toBe(false);
  sound.play('settle');
  expect([heard, contexts]).toEqual([[], 0]);
  sound.on = true;
  expect([count('settle'), localStorage.getItem('arktable.sound')]).toEqual([1, 'yes']);
});

test('nothing sounds before the page was touched, and no attempt is made', () => {
  touched = false;
  sound.on = true;
  sound.play('claim');
  expect([heard, contexts]).toEqual([[], 0]);
});

test.each(['claim', 'settle'] as const)('%s is over within 300 ms', (cue) => {
  expect(Math.max(...CUES[cue].map(({ at, length }) => at + length))).toBeLessThan(0.3);
});

test('what others claim is 2 dB quieter', () => {
  sound.on = true;
  heard = [];
  sound.play('claim', true);
  sound.play('claim', false);
  const half = heard.length / 2;
  expect(20 * Math.log10(heard[half]!.loud / heard[0]!.loud)).toBeCloseTo(-2);
});

test('my turn is heard when it comes, and not when the page opens on it', async () => {
  sound.on = true;
  FakeSocket.all = [];
  fakeServer({});
  const table = new TableSession('t1', (url) => new FakeSocket(url));
  const stop = $effect.root(() => hearTable(table));
  openWith(table, snapshot(4));
  flushSync();
  heard = [];
  const comes = (version: number, to_move: number): void => {
    FakeSocket.last.say({ kind: 'update', version, table: brief({ to_move }), set: {}, own: {}, log: [], undone: [], can_undo: false, record: false });
    flushSync();
  };
  comes(4, 1);
  expect(count('settle')).toBe(0);
  comes(4, 0);
  comes(4, 0);
  expect(count('settle')).toBe(1);
  stop();
  table.close();
});

test.each([[1, 2], [4, 0]] as const)('at speed %s a sale ticks %s times, and settles once', (speed, ticks) => {
  const frame = (claim?: 'mine' | 'others'): Story['frames'][number] => ({ stage: 0, hold: 1, say: '', weight: false, line: '', ...(claim ? { claim } : {}) });
  const story: Story = { title: '', play: '', done: '', off: '', result: '', stages: [], frames: [frame(), frame('mine'), frame('others'), frame('mine'), frame()] };
  const player = new Player(() => story);
  sound.on = true;
  choice.speed = speed;
  const stop = $effect.root(() => hearScene({ shown: { id: '5.0' }, player } as unknown as SceneQueue));
  flushSync();
  heard = [];
  for (const go of [() => player.step(), () => player.step(), () => player.skip()]) {
    go();
    flushSync();
  }
  expect([count('claim'), count('settle')]).toEqual([ticks, 1]);
  stop();
});
