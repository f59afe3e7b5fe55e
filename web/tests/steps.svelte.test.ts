// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { TableSession } from '../src/table/session/table.svelte';
import { entry, fakeServer, FakeSocket, openWith, snapshot } from './fakes';

test('an effect that loads the steps of a replay loads them once for each version', async () => {
  FakeSocket.all = [];
  let asked = 0;
  const steps = [{ n: 1, seat: 0, turn: 1, move: { kind: 'go', args: {}, text: 'go' } }];
  fakeServer({
    'GET /api/tables/t1/steps': () => {
      asked += 1;
      if (asked > 4) throw new Error('asked again and again'); // ends a loop, which would hang the test
      return { steps: [...steps] };
    },
  });
  const table = new TableSession('t1', (url) => new FakeSocket(url));
  openWith(table, snapshot(4, { log: [entry(4, 0)] }));
  let loading = Promise.resolve();
  const end = $effect.root(() => {
    $effect(() => {
      void table.version;
      loading = table.loadSteps();
    });
  });
  for (let round = 0; round < 5; round++) {
    flushSync();
    await loading;
  }
  expect(table.steps).toEqual(steps);
  expect(asked).toBe(1);
  FakeSocket.last.say({ kind: 'update', version: 5, set: {}, own: {}, log: [entry(5, 1)], undone: [], can_undo: false, record: false });
  flushSync();
  await loading;
  expect(asked).toBe(2);
  end();
  table.close();
});
