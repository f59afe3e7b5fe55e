// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages, has, lang, setLang, speakOf, t } from '../src/lib/text/i18n.svelte';
import { eventSentence, reasonSentence } from '../src/lib/text/words';

const names = {
  nameOf: (seat: number) => ['Ada', 'Bruno'][seat] ?? '',
  told: { kinds: { seat: 'seat', owner: 'seat', phase: 'phase', cell: 'cell' }, many: {}, heads: [] },
};

beforeEach(() => setLang('en'));
afterEach(() => setLang('en'));

test('speaks both languages and says which on the page', () => {
  expect(t('card-play')).toBe('Play');
  setLang('fr');
  expect(lang.code).toBe('fr');
  expect(t('card-play')).toBe('Jouer');
  expect(document.documentElement.lang).toBe('fr');
  expect(localStorage.getItem('arktable.lang')).toBe('fr');
});

test('counts as each language does', () => {
  expect(t('hello-waiting', { n: 1 })).toBe('One table waits for you');
  expect(t('hello-waiting', { n: 5 })).toBe('5 tables wait for you');
  setLang('fr');
  expect(t('hello-waiting', { n: 0 })).toBe('Aucune table ne vous attend');
});

test('writes numbers below 0 with a true minus and still counts them', () => {
  addMessages('en', 'below = demand { $n }, { $n ->\n    [-1] one below\n   *[other] elsewhere\n }');
  expect(t('below', { n: -1 })).toBe('demand −1, one below');
  expect(t('below', { n: -12 })).toBe('demand −12, elsewhere');
  expect(t('below', { n: 3 })).toBe('demand 3, elsewhere');
});

test('puts no invisible marks round arguments', () => {
  expect(t('log-sit', { who: 'Ada' })).toBe('Ada sits down.');
});

test('a missing sentence shows its key and complains', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(has('no-such-key')).toBe(false);
  expect(t('no-such-key')).toBe('no-such-key');
  expect(complaint).toHaveBeenCalled();
  complaint.mockRestore();
});

test('a game adds its words, twice without harm', () => {
  addMessages('en', 'event-test-laid = { $who } lays { $n } at { $cell }.');
  addMessages('en', 'event-test-laid = { $who } lays { $n } at { $cell }.');
  expect(eventSentence({ key: 'test-laid', args: { cell: 'f3', n: 3 }, seat: 0 }, names)).toBe('Ada lays 3 at f3.');
});

test('an argument is worded by its kind, whatever its name', () => {
  addMessages('en', 'event-test-sold = { $who } sells { $n } of { $owner }.');
  const sold = (seat: number) => eventSentence({ key: 'test-sold', args: { owner: 1, n: 0 }, seat }, names);
  expect([sold(0), sold(-1)]).toEqual(['Ada sells 0 of Bruno.', 'The table sells 0 of Bruno.']);
});

test('two games may use the same key and never meet', () => {
  addMessages('en', 'test-coin = denarius', 'rome');
  addMessages('en', 'test-coin = pound', 'london');
  expect([t('test-coin', {}, 'rome'), t('test-coin', {}, 'london')]).toEqual(['denarius', 'pound']);
  expect(has('test-coin')).toBe(false);
  speakOf('rome');
  expect([t('test-coin'), t('card-play')]).toEqual(['denarius', 'Play']);
  speakOf('');
  expect(has('test-coin')).toBe(false);
});

test('a reason names the player it is about', () => {
  expect(reasonSentence({ key: 'not-your-turn', args: { seat: 1 }, rule: '' }, names)).toBe('It is Bruno’s turn.');
});
