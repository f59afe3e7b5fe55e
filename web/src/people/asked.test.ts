// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../lib/catalogue.svelte';
import { me } from '../lib/me.svelte';
import { ApiError } from '../wire/http';
import { Asked } from './asked.svelte';

beforeEach(() => {
  vi.spyOn(catalogue, 'loadWords').mockResolvedValue(undefined as never);
  vi.spyOn(me, 'load').mockResolvedValue(undefined as never);
});
afterEach(() => vi.restoreAllMocks());

test('an earlier answer stays when a later question fails, and the fault says why', async () => {
  const answers = [() => Promise.resolve(1), () => Promise.reject(new ApiError(404, { key: 'no-such-player', args: {} })), () => Promise.reject(new Error('away'))];
  const asked = new Asked(() => answers.shift()!());
  await asked.load();
  expect([asked.value, asked.fault]).toEqual([1, '']);
  await asked.load();
  expect([asked.value, asked.fault]).toEqual([1, 'no-such-player']);
  await asked.load();
  expect([asked.value, asked.fault]).toEqual([1, 'no-answer']);
});
