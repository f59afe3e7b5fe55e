// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brief, fakeServer, snapshot } from '../../tests/fakes';
import { AnalysisSession } from './session.svelte';

const step = (n: number) => ({ n, seat: n % 2, turn: n, move: { kind: 'done', text: 'done', args: {} } });
const course = (end: number) => [{ n: 2, progress: 0.5, points: [10, 10] }, { n: 2, progress: 1, points: [end, 20] }];

let asked: string[];
let table: AnalysisSession;

beforeEach(async () => {
  asked = [];
  const moment = (n: number) => (body: unknown) => {
    const done = (body as { done: string[] }).done;
    asked.push(`${n}: ${done.join(', ')}`);
    return snapshot(done.length, { table: brief({ you: n % 2, to_move: n % 2 }) });
  };
  fakeServer({
    'GET /api/tables/t1': () => snapshot(9),
    'GET /api/tables/t1/steps': () => ({ steps: Array.from({ length: 8 }, (_, at) => step(at + 1)) }),
    'GET /api/tables/t1/standing?as=open': () => ({ standing: course(40) }),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`POST /api/tables/t1/analysis/${n}`, moment(n)])),
    'POST /api/tables/t1/analysis/2/worth': (body) => ({ worth: { lead: (body as { done: string[] }).done.length * 100, games: 24 } }),
  });
  table = new AnalysisSession('t1', 2);
  await table.open();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('a link leads to its moment, and one beyond the end to the end', async () => {
  expect([table.n, table.last, table.ready]).toEqual([2, 8, true]);
  const late = new AnalysisSession('t1', 1000);
  await late.open();
  expect(late.n).toBe(8);
});

test('of several quick wishes the last one counts', async () => {
  asked = [];
  await Promise.all([3, 4, 5, 6].map((n) => table.moveTo(n)));
  expect(table.n).toBe(6);
  expect(asked).toEqual(['3: ', '6: ']);
});

test('what is sent becomes a try, which goes on until it is taken back', async () => {
  expect(await table.send(['own a1'])).toBe(true);
  await vi.waitFor(() => expect(table.tries[0]?.worth?.lead).toBe(100));
  expect(await table.send(['own a2'])).toBe(true);
  await vi.waitFor(() => expect(table.tries[0]?.worth?.lead).toBe(200));
  expect(table.tries.map(({ letter, words, seat, n }) => [letter, words, seat, n])).toEqual([['a', 'own a1 · own a2', 0, 2]]);
  expect(table.canUndo).toBe(true);
  await table.undo();
  await table.undo();
  expect([table.done, table.canUndo, await table.undo()]).toEqual([[], false, false]);
});

test('another try has another letter, and the sixth takes the place of the first', async () => {
  for (let at = 0; at < 6; at++) {
    await table.moveTo(2);
    await table.send([`own a${at}`]);
  }
  expect(table.tries.map(({ letter }) => letter).join('')).toBe('bcdef');
  await table.follow(table.tries[0]!);
  expect(asked.at(-1)).toBe('2: own a1');
  table.drop(table.tries[0]!);
  expect(table.tries).toHaveLength(4);
});
