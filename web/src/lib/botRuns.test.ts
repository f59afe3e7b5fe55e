import { afterEach, expect, it, vi } from 'vitest';
import { botRuns } from './botRuns.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says what bots run on, and asks again until a build that is being made is done', async () => {
  vi.useFakeTimers();
  const answers = ['building', 'compiled'];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ runs_on: answers.shift() }))));
  expect(botRuns.word).toBe('');
  botRuns.load();
  await vi.waitFor(() => expect(botRuns.word).toBe('interpreted'));
  const building = botRuns.hint;
  await vi.runAllTimersAsync();
  expect(botRuns.word).toBe('compiled');
  expect(botRuns.hint).not.toBe(building);
  expect(answers).toEqual([]);
});
