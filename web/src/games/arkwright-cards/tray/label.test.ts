import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../../lib/text/i18n.svelte';
import { primaryLabel, type Choice } from '../../../table/tray/label';

const choice = (more: Partial<Choice>): Choice => ({ ask: 'act', phase: 'action', done: false, ...more });

const words = readFileSync(join(import.meta.dirname, '../locales/en.ftl'), 'utf8');
beforeAll(() => addMessages('en', words));

test('the main button says what will happen', () => {
  expect(primaryLabel('cardgame', choice({})).key).toBe('cardgame-go-choose-action');
  expect(primaryLabel('cardgame', choice({ phase: 'price', set: { price: 9, appeal: 6 } }))).toEqual({ key: 'cardgame-go-set', args: { price: 9, appeal: 6 } });
  expect(primaryLabel('cardgame', choice({ phase: 'quality', done: true })).key).toBe('cardgame-go-done-quality');
  expect(primaryLabel('cardgame', choice({ phase: 'discard' })).key).toBe('cardgame-go-choose');
  expect(primaryLabel('cardgame', choice({ ask: 'wait' })).key).toBe('cardgame-go-wait');
});

test('every phase that can be ended has words for it', () => {
  for (const phase of ['build', 'employ', 'automate', 'quality', 'distribution', 'exchange', 'extra', 'develop', 'replace-engineer', 'reactivate', 'tie', 'entrepreneur', 'behind']) {
    expect(words).toContain(`\ncardgame-go-done-${phase} =`);
    expect(primaryLabel('cardgame', choice({ phase, done: true })).key).toBe(`cardgame-go-done-${phase}`);
  }
});
