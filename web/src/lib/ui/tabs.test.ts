// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Tabs from './Tabs.svelte';

const tabs = [{ id: 'company', label: 'Company' }, { id: 'market', label: 'Market' }, { id: 'forecast', label: 'Forecast', phone: true }];
let component: Record<string, unknown>;
afterEach(() => unmount(component));

function marked(width: number): (string | undefined)[] {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });
  component = mount(Tabs, { target: document.body, props: { tabs, selected: 'forecast', label: 'Parts of the table' } });
  flushSync();
  return [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent?.trim());
}

test('on a phone the chosen tab is marked', () => expect(marked(390)).toEqual(['Forecast']));

test('where the chosen tab is not offered, the first one is marked, and the arrows walk those that are', () => {
  expect(marked(900)).toEqual(['Company']);
  document.querySelector('[role=tablist]')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  flushSync();
  expect(document.querySelector('[aria-selected=true]')!.textContent.trim()).toBe('Market');
});
