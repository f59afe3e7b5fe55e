import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../../lib/text/i18n.svelte';
import { primaryLabel, type Choice } from '../../../table/tray/label';

const choice = (more: Partial<Choice>): Choice => ({ ask: 'act', phase: 'marker', done: false, ...more });

const words = readFileSync(join(import.meta.dirname, '../locales/en.ftl'), 'utf8');
beforeAll(() => addMessages('en', words));

test('the main button says what will happen', () => {
  expect(primaryLabel('arkwright', choice({})).key).toBe('arkwright-go-choose-marker');
  expect(primaryLabel('arkwright', choice({ phase: 'workers', done: true })).key).toBe('arkwright-go-done-workers');
  expect(primaryLabel('arkwright', choice({ phase: 'inventor' })).key).toBe('arkwright-go-choose');
  expect(primaryLabel('arkwright', choice({ ask: 'wait' })).key).toBe('arkwright-go-wait');
});

test('every phase that can be ended has words for it', () => {
  for (const phase of ['factory', 'workers', 'machinery', 'quality', 'distribution', 'exchange', 'ship', 'overtime', 'prices', 'special', 'dismiss', 'extra', 'board', 'award-share', 'keep-contract', 'start-portfolio']) {
    expect(words).toContain(`\narkwright-go-done-${phase} =`);
    expect(primaryLabel('arkwright', choice({ phase, done: true })).key).toBe(`arkwright-go-done-${phase}`);
  }
  for (const action of ['factory', 'workers', 'machinery', 'quality', 'distribution', 'exchange']) expect(words).toContain(`\narkwright-go-unused-${action} =`);
});
