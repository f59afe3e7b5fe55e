// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeAnimation, ghosts, stage } from '../../tests/stage';
import { movesBetween, type Moves } from './journeys';
import { layer } from './layer';
import { look } from './sight';

let scene: ReturnType<typeof stage>;
beforeEach(() => (scene = stage()));
afterEach(() => {
  layer.end();
  scene.undo();
});

/** These pieces move from 0 to 100, and the cash of seat 0 falls. */
function moves(...names: string[]): Moves {
  const page = (at: number, cash: number): ReturnType<typeof look> => {
    document.body.innerHTML = `${names.map((name) => `<i data-piece="${name}@${at}" data-rect="${at} 0 10 10"></i>`).join('')}<b data-figure="cash:0" data-coin="money" data-rect="300 0 40 10">£${cash}</b>`;
    return look(document.body);
  };
  return movesBetween(page(0, 30), page(100, 20), 'seat:0');
}
const travels = (): FakeAnimation[] => FakeAnimation.all.filter(({ element, delay, timing }) => element.hasAttribute('data-ghost') && (timing.fill === 'both' || delay > 0));
const hidden = (): Element[] => FakeAnimation.all.filter(({ element, cancelled }) => !element.hasAttribute('data-ghost') && !cancelled).map(({ element }) => element);

test('the table is at its end at once: likenesses travel in a layer that nobody can touch or hear', () => {
  layer.play(moves('share:0'), { actor: 'seat:0' });
  expect(document.querySelector('[data-piece]')!.getAttribute('data-piece')).toBe('share:0@100');
  expect(document.querySelector('b')!.textContent).toBe('£20');
  expect(document.getElementById('motion')!.getAttribute('aria-hidden')).toBe('true');
  expect(ghosts()).toEqual(['coin', 'share:0', 'figure']);
  expect(document.querySelector('[data-ghost=figure]')!.textContent).toBe('£30');
  expect(hidden()).toEqual([document.querySelector('[data-piece]')]);
});

test('a turn plays as a chain, one step after the other', () => {
  layer.play(moves('marker:0', 'worker:1', 'worker:2'), { actor: 'seat:1' });
  expect(travels().map(({ delay, duration }) => [delay, duration])).toEqual([[0, 240], [240, 240], [480, 240]]);
});

test('a step that is over takes its likeness away, and the last one ends it all', () => {
  layer.play({ ...moves('marker:0', 'worker:1'), counts: [] }, { actor: 'seat:1' });
  travels()[0]!.onfinish!();
  expect([ghosts(), layer.busy]).toEqual([['worker:1'], true]);
  travels()[1]!.onfinish!();
  expect([ghosts(), layer.busy, hidden()]).toEqual([[], false, []]);
});

test.each(['keydown', 'pointerdown', 'resize'])('%s ends what moves at once', (kind) => {
  layer.play(moves('share:0', 'share:1'), { actor: 'seat:1' });
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  if (kind === 'resize') dispatchEvent(new Event(kind));
  expect([ghosts(), layer.busy, hidden()]).toEqual([[], false, []]);
  expect(document.querySelector('b')!.style.cssText).toBe('');
});

test('a hidden tab ends it, too', () => {
  layer.play(moves('share:0'), { actor: 'seat:1' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(layer.busy).toBe(false);
});

test('the next turn comes after the running one, whose rest takes half the time', () => {
  layer.play({ ...moves('marker:0', 'worker:1'), counts: [] }, { actor: 'seat:1' });
  const first = travels();
  for (const animation of FakeAnimation.all) animation.currentTime = 100;
  layer.play({ ...moves('marker:9'), counts: [] }, { actor: 'seat:2' });
  expect(first.map(({ playbackRate }) => playbackRate)).toEqual([2, 2]);
  expect(travels().at(-1)!.delay).toBe(190);
});

test('what the same turn brings later is not hurried, as long as the turn is short', () => {
  layer.play({ ...moves('marker:0'), counts: [] }, { actor: 'seat:1' });
  layer.play({ ...moves('worker:7'), counts: [] }, { actor: 'seat:1' });
  expect(travels().map(({ delay, playbackRate }) => [delay, playbackRate])).toEqual([[0, 1], [240, 1]]);
});

test('a piece on its way that moves again starts from where it is seen', () => {
  layer.play({ ...moves('share:0'), counts: [] }, { actor: 'seat:1' });
  document.querySelector('[data-ghost]')!.setAttribute('data-rect', '40 0 10 10');
  expect(layer.flying('share:0')).toMatchObject({ x: 40 });
  expect(look(document.body, layer.flying).pieces.get('share:0')!.box).toMatchObject({ x: 40 });
  const again = { ...moves('share:0'), counts: [] };
  layer.play(again, { actor: 'seat:1' });
  expect(ghosts()).toEqual(['share:0']);
});

test('what comes from a place is not seen waiting there', () => {
  const one = { ...moves('marker:0', 'worker:1'), counts: [] };
  one.journeys[1]!.comes = true;
  layer.play(one, { actor: 'seat:1' });
  expect([...document.querySelectorAll<HTMLElement>('[data-ghost]')].map(({ style }) => style.opacity)).toEqual(['', '0']);
});

test('a figure counts to its end, and goes on from what is seen when it changes again', () => {
  layer.play(moves(), { actor: 'seat:1' });
  const clock = FakeAnimation.all.at(-1)!;
  clock.currentTime = 200;
  scene.frame();
  expect(document.querySelector('[data-ghost=figure]')!.textContent).toBe('£25');
  clock.currentTime = 400;
  scene.frame();
  expect(document.querySelector('[data-ghost=figure]')!.textContent).toBe('£20');
  layer.play(moves(), { actor: 'seat:1' });
  expect(ghosts()).toEqual(['figure']);
  clock.onfinish!();
  expect(ghosts()).toEqual(['figure']);
});

test('the speed of a scene divides all times', () => {
  layer.play({ ...moves('track:0', 'track:1'), counts: [] }, { actor: '', speed: 4, together: true });
  expect(travels().map(({ delay, duration }) => [delay, duration])).toEqual([[0, 60], [30, 60]]);
});

test('nothing waits for it: an act goes through while things move', () => {
  const act = vi.fn();
  layer.play(moves('share:0'), { actor: 'seat:1' });
  document.body.addEventListener('pointerdown', act, { once: true });
  const press = new Event('pointerdown', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect([act.mock.calls.length, press.defaultPrevented]).toEqual([1, false]);
});
