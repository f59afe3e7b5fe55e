import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choice } from './choice.svelte';
import { Player } from './player.svelte';
import { ends, type Story } from './story';

const frame = (stage: number, say: string, weight = false): Story['frames'][number] => ({ stage, say, weight, hold: 500, line: say });
const story: Story = {
  title: 'Fair', play: 'Play the fair', done: 'Go on', off: 'Not again', result: 'All sold.', stages: ['Made', 'Sold', 'Paid'],
  frames: [frame(0, 'made', true), frame(1, 'one'), frame(1, 'two'), frame(1, 'tie', true), frame(2, 'paid', true)],
};
let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  choice.speed = 1;
  player = new Player(() => story);
});
afterEach(() => {
  player.stop();
  vi.useRealTimers();
});

test('steps go on and back, and stay within the scene', () => {
  player.step();
  player.step();
  expect([player.at, player.frame.say, player.said]).toEqual([2, 'two', 'two']);
  player.back();
  player.back();
  player.back();
  expect(player.at).toBe(0);
  for (let i = 0; i < 9; i++) player.step();
  expect([player.at, player.done]).toEqual([4, true]);
});

test('it plays to its end, and voices hear only what has weight', () => {
  const heard: string[] = [];
  player.toggle();
  while (player.playing) {
    vi.advanceTimersByTime(500);
    if (player.said && heard.at(-1) !== player.said) heard.push(player.said);
  }
  expect(heard).toEqual(['tie', 'paid']);
  expect([player.at, player.playing]).toEqual([4, false]);
});

test.each([[0.5, 1], [1, 2], [2, 4], [4, 4]] as const)('at speed %s it is at frame %s after a second', (speed, at) => {
  choice.speed = speed;
  player.toggle();
  vi.advanceTimersByTime(1_000);
  expect(player.at).toBe(at);
});

test('pausing keeps the place, and playing goes on from it', () => {
  player.toggle();
  vi.advanceTimersByTime(600);
  player.toggle();
  vi.advanceTimersByTime(5_000);
  expect([player.at, player.playing]).toEqual([1, false]);
  player.toggle();
  vi.advanceTimersByTime(500);
  expect(player.at).toBe(2);
});

test('skipping shows the end at once, says one sentence, and plays nothing twice', () => {
  player.toggle();
  vi.advanceTimersByTime(600);
  player.skip();
  expect([player.at, player.playing, player.said]).toEqual([4, false, 'All sold.']);
  vi.advanceTimersByTime(5_000);
  expect(player.at).toBe(4);
});

test('two quick steps are two steps', () => {
  player.step();
  vi.advanceTimersByTime(100);
  player.step();
  expect(player.at).toBe(2);
});

test('a stage is a place to go to; one that has not come yet is none', () => {
  player.toStage(1);
  expect(player.at).toBe(1);
  player.toStage(7);
  expect(player.at).toBe(1);
  expect(ends(story.frames, 1)).toEqual([1, 3]);
});

test('after its end it plays from the beginning', () => {
  player.skip();
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
});
