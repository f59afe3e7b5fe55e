// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSession } from '../../../table/session/table.svelte';
import { closeWhy } from './why.svelte';
import WhyNot from './WhyNot.svelte';

const children = createRawSnippet(() => ({ render: () => '<span>Send</span>' }));
let asked: number;
let component: Record<string, unknown>;
let button: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  const about = async (): Promise<null> => {
    asked += 1;
    return null;
  };
  component = mount(WhyNot, { target: document.body, props: { table: {} as TableSession, about, disabled: true, title: 'Why not?', onclick: () => {}, children } });
  flushSync();
  button = document.querySelector('button')!;
});
afterEach(async () => {
  closeWhy();
  await unmount(component);
  vi.useRealTimers();
});

function pointer(kind: string, movementX = 0): void {
  const event = new Event(kind, { bubbles: true });
  Object.assign(event, { pointerType: 'mouse', movementX, movementY: 0 });
  button.dispatchEvent(event);
}

test('a button that comes to lie under a resting mouse was not asked', () => {
  pointer('pointerenter');
  pointer('pointermove');
  vi.advanceTimersByTime(1000);
  expect(asked).toBe(0);
});

test('a mouse that moves onto it and rests asks once', () => {
  pointer('pointermove', 3);
  pointer('pointermove', 2);
  vi.advanceTimersByTime(1000);
  expect(asked).toBe(1);
});

test('a mouse that only passes asks nothing', () => {
  pointer('pointermove', 3);
  pointer('pointerleave');
  vi.advanceTimersByTime(1000);
  expect(asked).toBe(0);
});

test('a press asks at once', () => {
  button.click();
  expect(asked).toBe(1);
});
