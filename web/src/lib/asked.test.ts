import { expect, test } from 'vitest';
import { AskedOnce } from './asked';

test('callers share one request', async () => {
  const once = new AskedOnce();
  let times = 0;
  const ask = async (): Promise<void> => void (times += 1);
  await Promise.all([once.from(ask), once.from(ask)]);
  await once.from(ask);
  expect(times).toBe(1);
});

test('after an error the next caller asks again', async () => {
  const once = new AskedOnce();
  await expect(once.from(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  let asked = false;
  await once.from(async () => void (asked = true));
  expect(asked).toBe(true);
});
