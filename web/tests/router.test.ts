// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { go, parse, router, startRouter } from '../src/lib/router.svelte';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

test('knows its pages and nothing else', () => {
  expect(parse('/')).toEqual({ page: 'lobby' });
  expect(parse('/table/ab12')).toEqual({ page: 'table', id: 'ab12' });
  expect(parse('/table/ab12/report')).toEqual({ page: 'report', id: 'ab12' });
  expect(parse('/learn')).toEqual({ page: 'learn' });
  expect(parse('/archive/')).toEqual({ page: 'archive' });
  expect(parse('/tables')).toEqual({ page: 'unknown', path: '/tables' });
  expect(parse('/table/a/b').page).toBe('unknown');
});

test('a plain click on an inner link changes the page without loading', () => {
  stop = startRouter();
  go('/');
  document.body.innerHTML = '<a href="/learn"><b>Learn</b></a><a id="api" href="/api/x">x</a>';
  document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(router.route).toEqual({ page: 'learn' });
  const kept = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('#api')!.dispatchEvent(kept);
  expect(router.route).toEqual({ page: 'learn' });
});
