// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { setLang } from './i18n.svelte';
import { withPounds } from './money';

test('the sign of a negative amount stands before the pound, as the language writes it', () => {
  setLang('en');
  expect([withPounds('£-5 after costs'), withPounds('£−5'), withPounds('£5')]).toEqual(['−£5 after costs', '−£5', '£5']);
  setLang('fr');
  expect(withPounds('£-5 après les coûts')).toBe('−5\u202f£ après les coûts');
  setLang('en');
});
