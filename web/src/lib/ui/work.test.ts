import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../wire/http';
import { toasts } from './toasts.svelte';
import { Work } from './work.svelte';

beforeEach(() => (toasts.list = []));

test('one request at a time, and the second press does nothing', async () => {
  const work = new Work();
  let [times, finish] = [0, (): void => undefined];
  const slow = (): Promise<void> => new Promise((resolve) => ((times += 1), (finish = resolve)));
  const first = work.run(slow);
  expect(work.busy).toBe(true);
  expect(await work.run(slow)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect([work.busy, times]).toEqual([false, 1]);
});

test('an error is told, and the next press works again', async () => {
  const work = new Work();
  expect(await work.run(() => Promise.reject(new ApiError(409, { key: 'stale' })))).toBe(false);
  expect(toasts.list).toHaveLength(1);
  expect(work.busy).toBe(false);
  expect(await work.run(async () => {})).toBe(true);
});

test('work that says that it did nothing counts as not done', async () => {
  expect(await new Work().run(async () => false)).toBe(false);
});
