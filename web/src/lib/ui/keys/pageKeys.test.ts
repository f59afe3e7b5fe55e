// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keysIn, keysOf } from './pageKeys';

test('a page lists the key of each control that is shown, once', () => {
  document.body.innerHTML = `
    <button aria-keyshortcuts="H" aria-label="Hint">?</button>
    <button aria-keyshortcuts="L">Ledger</button>
    <button aria-keyshortcuts="K" hidden>Keep</button>
    <button aria-keyshortcuts="H" aria-label="Hint again">?</button>`;
  expect(keysIn(document, (control) => !control.hasAttribute('hidden'))).toEqual([{ key: 'H', what: 'Hint' }, { key: 'L', what: 'Ledger' }]);
});

test('a name that ends with its key is listed without it', () => {
  document.body.innerHTML = '<button aria-keyshortcuts="K" title="Keep this plan (K)">Keep</button><button aria-keyshortcuts="S">Step (1)</button>';
  expect(keysIn(document, () => true)).toEqual([{ key: 'K', what: 'Keep this plan' }, { key: 'S', what: 'Step (1)' }]);
});

test('keys of a game are read line by line, in both languages', () => {
  expect(keysOf('R: turn it\nPage Down: next place')).toEqual([{ key: 'R', what: 'turn it' }, { key: 'Page Down', what: 'next place' }]);
  expect(keysOf('R\u202f: la tourner')).toEqual([{ key: 'R', what: 'la tourner' }]);
});
