import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { primaryLabel, type Choice } from './label';

const choice = (more: Partial<Choice>): Choice => ({ ask: 'act', phase: 'marker', done: false, ...more });

test('the main button says what will happen', () => {
  expect(primaryLabel(choice({})).key).toBe('arkwright-go-choose-marker');
  expect(primaryLabel(choice({ phase: 'workers', done: true })).key).toBe('arkwright-go-done-workers');
  expect(primaryLabel(choice({ phase: 'inventor' })).key).toBe('arkwright-go-choose');
  expect(primaryLabel(choice({ ask: 'wait' })).key).toBe('arkwright-go-wait');
});

test('every phase that can be ended has words for it', () => {
  const words = readFileSync(join(import.meta.dirname, 'locales/en.ftl'), 'utf8');
  for (const phase of ['factory', 'workers', 'machinery', 'quality', 'distribution', 'exchange', 'ship', 'overtime', 'prices', 'special', 'dismiss', 'extra', 'board', 'award-share', 'keep-contract', 'start-portfolio']) {
    expect(words).toContain(`\n${primaryLabel(choice({ phase, done: true })).key} =`);
  }
});
