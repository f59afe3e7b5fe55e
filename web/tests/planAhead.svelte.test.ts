// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wish, type Wish } from '../src/table/session/offer';
import { Plan, type PlanView } from '../src/table/plan/plan.svelte';
import { TableSession } from '../src/table/session/table.svelte';
import { fakeServer, FakeSocket, openWith, snapshot } from './fakes';

class Turns extends Plan<PlanView> {
  words = ({ kind }: Wish): string => kind;
  protected turnOver = (view: PlanView): boolean => view.phase === 'next';
}

const DONE = wish('done');
const view = (phase: string, ...kinds: string[]): PlanView => ({
  viewer: 0, to_move: 0, over: false, phase, offer: kinds.map((kind) => ({ kind, args: [], moves: [[kind]] })),
});

/** Where each way of playing leads; null shows something hidden. */
const WAYS: Record<string, PlanView | null> = {
  '': view('workers', 'hire', 'fire', 'done'),
  hire: view('workers', 'hire', 'done'),
  'hire;hire': view('workers', 'done'),
  'hire;hire;done': view('prices', 'price', 'done'),
  'hire;done': view('prices', 'price', 'done'),
  done: view('prices', 'price', 'done'),
  'done;price': view('prices', 'done'),
  'done;price;done': view('next', 'place', 'pass'),
  'hire;hire;done;price': view('prices', 'done'),
  'hire;hire;done;price;done': null,
  'hire;hire;done;done': null,
  'hire;done;done': view('next', 'place', 'pass'),
  fire: view('token', 'foreman'),
  'fire;foreman': view('token', 'keep', 'lose'),
};

let table: TableSession;
let server: ReturnType<typeof fakeServer>;
let play: Turns;
let stop: () => void;

beforeEach(async () => {
  const wordOf = (move: unknown): string => (typeof move === 'string' ? move : (move as Wish).kind);
  server = fakeServer({
    'POST /api/tables/t1/try': (body) => ({ view: WAYS[(body as { moves: unknown[] }).moves.map(wordOf).join(';')] ?? null, events: [] }),
    'POST /api/tables/t1/moves': () => ({ version: 5, repeated: false }),
  });
  table = new TableSession('t1', (url) => new FakeSocket(url));
  openWith(table, snapshot(4, { view: WAYS[''] }));
  stop = $effect.root(() => {
    play = new Turns(table);
  });
});
afterEach(() => {
  stop();
  table.close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const kinds = (): string[] => play.steps.map(({ move }) => move.kind);
const planned = (...wanted: string[]): Promise<void> => vi.waitFor(() => expect([kinds(), play.trying]).toEqual([wanted, false]));

test('a step with one answer is played along, and goes back with the step before it', async () => {
  play.plan(wish('hire'), wish('hire'));
  await planned('hire', 'hire', 'done');
  await play.back();
  expect(kinds()).toEqual(['hire']);
});

test('what only follows a forced step is taken back without it', async () => {
  play.plan(wish('fire'));
  await planned('fire', 'foreman');
  play.backTo(1);
  expect(kinds()).toEqual([]);
});

test('what comes after "done" can be pressed already, and takes it along', async () => {
  await vi.waitFor(() => expect(play.may(wish('price'))).toBe(true));
  expect(play.may(wish('place'))).toBe(false);
  play.plan(wish('price'));
  await planned('done', 'price', 'done');
  expect(play.complete).toBe(true);
});

test('a forced answer that shows something hidden is left to the reader', async () => {
  play.plan(wish('hire'), wish('hire'), wish('price'));
  await planned('hire', 'hire');
  play.plan(DONE, wish('price'));
  await planned('hire', 'hire', 'done', 'price');
  await vi.waitFor(() => expect(play.ending).toEqual({ view: null, events: [] }));
  await play.decide(DONE);
  expect(server.calls.at(-1)?.body.moves).toEqual(['hire', 'hire', 'done', 'price', 'done']);
});

test('the last "done" of a turn is sent with the press that sends', async () => {
  play.plan(wish('hire'));
  await planned('hire');
  expect(play.ending).toBeNull();
  play.plan(DONE);
  await planned('hire', 'done');
  await vi.waitFor(() => expect(play.ending).not.toBeNull());
  expect(play.complete).toBe(false);
  await play.decide(DONE);
  expect(server.calls.at(-1)?.body.moves).toEqual(['hire', 'done', 'done']);
});

test('the same decision is repeated until the place that was pressed is reached', async () => {
  play.planUntil(wish('hire'), ({ offer }) => (offer as unknown[]).length === 1);
  await planned('hire', 'hire', 'done');
});
