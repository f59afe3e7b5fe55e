import { expect, test } from 'vitest';
import type { Transport } from '../wire/transport';
import { Lasting } from './lasting';

test('lasting storage is asked for once, with the first game', async () => {
  let status = 200;
  let asked = 0;
  const way: Transport = {
    ask: async () => ({ status, text: '{}' }),
    connect: () => {
      throw new Error('not asked for');
    },
  };
  const lasting = new Lasting(way, async () => void asked++);
  await lasting.ask('GET', '/tables');
  status = 400;
  await lasting.ask('POST', '/tables', '{}');
  await lasting.ask('POST', '/tables/t1/moves', '{}');
  expect(asked).toBe(0);
  status = 201;
  await lasting.ask('POST', '/tables', '{}');
  await lasting.ask('POST', '/records', 'text');
  expect(asked).toBe(1);
});
