// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { arrowed } from './arrows';

afterEach(() => document.body.replaceChildren());

/** A group of three radios, the key that is pressed in it, and where it leads. */
function pressed(key: string, here: number): { there: number | null; event: KeyboardEvent; focused: string | undefined } {
  document.body.innerHTML = '<div role="radiogroup"><button>a</button><button>b</button><button>c</button></div>';
  const group = document.body.firstElementChild!;
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  let there: number | null = null;
  group.addEventListener('keydown', () => (there = arrowed(event, here, 3)));
  group.dispatchEvent(event);
  return { there, event, focused: document.activeElement?.textContent ?? undefined };
}

test.each([
  ['ArrowRight', 0, 1, 'b'],
  ['ArrowDown', 2, 0, 'a'],
  ['ArrowLeft', 0, 2, 'c'],
  ['ArrowUp', 2, 1, 'b'],
])('%s from %s goes round to %s and takes the focus along', (key, here, there, focused) => {
  const found = pressed(key, here);
  expect([found.there, found.focused, found.event.defaultPrevented]).toEqual([there, focused, true]);
});

test('other keys are left alone', () => {
  const found = pressed('Enter', 0);
  expect([found.there, found.event.defaultPrevented]).toEqual([null, false]);
});
