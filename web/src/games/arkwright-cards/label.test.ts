import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { primaryLabel, type Choice } from './label';

const choice = (more: Partial<Choice>): Choice => ({ ask: 'act', phase: 'action', done: false, set: null, ...more });

test('the main button says what will happen', () => {
  expect(primaryLabel(choice({})).key).toBe('cardgame-go-choose-action');
  expect(primaryLabel(choice({ phase: 'price', set: { price: 9, appeal: 6 } }))).toEqual({ key: 'cardgame-go-set', args: { price: 9, appeal: 6 } });
  expect(primaryLabel(choice({ phase: 'quality', done: true })).key).toBe('cardgame-go-done-quality');
  expect(primaryLabel(choice({ phase: 'discard' })).key).toBe('cardgame-go-choose');
  expect(primaryLabel(choice({ ask: 'wait' })).key).toBe('cardgame-go-wait');
});

test('every phase that can be ended has words for it', () => {
  const words = readFileSync(join(import.meta.dirname, 'locales/en.ftl'), 'utf8');
  for (const phase of ['build', 'employ', 'automate', 'quality', 'distribution', 'exchange', 'extra', 'develop', 'replace-engineer', 'reactivate', 'tie', 'entrepreneur', 'behind']) {
    expect(words).toContain(`\n${primaryLabel(choice({ phase, done: true })).key} =`);
  }
});
