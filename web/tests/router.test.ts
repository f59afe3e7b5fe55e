// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addresses, placeOf, to } from '../src/lib/address';
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

test('in a folder of files pages stand behind the # of one file', () => {
  addresses.hashed = true;
  try {
    stop = startRouter();
    expect([to('/learn'), placeOf(new URL('#/learn/arkadia#tents', location.href))]).toEqual(['#/learn', { path: '/learn/arkadia', anchor: 'tents' }]);
    go('/table/ab12');
    expect([location.hash, router.route]).toEqual(['#/table/ab12', { page: 'table', id: 'ab12' }]);
    document.body.innerHTML = `<a id="skip" href="#main">Skip</a><a id="learn" href="${to('/learn')}">Learn</a><main id="main" tabindex="-1"></main>`;
    const click = (id: string): void => void document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    click('skip');
    expect([document.activeElement?.id, location.hash]).toEqual(['main', '#/table/ab12']);
    click('learn');
    expect(router.route).toEqual({ page: 'learn' });
  } finally {
    addresses.hashed = false;
    history.replaceState(null, '', '/');
  }
});

test('no link of a page leaves out its way to files', () => {
  const pages = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const wrong = Object.entries(pages).filter(([, text]) => /href="\/(?!api\/)/.test(text));
  expect(wrong.map(([name]) => name)).toEqual([]);
});
