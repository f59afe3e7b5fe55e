// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addMessages, has, setLang, t } from './i18n.svelte';
import { browserLanguage, CODES, nameOf } from './language';

afterEach(() => setLang('en'));

test('the first language of the browser that is here is taken, else English', () => {
  expect([['fr-BE', 'en'], ['nl', 'de-AT', 'fr'], ['nl', 'it'], []].map((asked) => browserLanguage(asked))).toEqual(['fr', 'de', 'en', 'en']);
});

test('every language is called by its own name', () => {
  expect(CODES.map(nameOf)).toEqual(['English', 'Deutsch', 'Français']);
});

test('a message that a language lacks is read in English, of the game first', () => {
  addMessages('en', 'lacking = nothing of { $n }');
  addMessages('en', 'lacking = only here', 'some-game');
  setLang('de');
  expect([t('lacking', { n: 3 }), t('lacking', {}, 'some-game'), has('lacking'), has('lacking-more')]).toEqual(['nothing of 3', 'only here', true, false]);
  addMessages('de', 'lacking = nichts von { $n }');
  expect(t('lacking', { n: 3 })).toBe('nichts von 3');
});
