import { expect, test } from 'vitest';
import type { Clock } from '../wire/types';
import { TableClock } from './tableClock.svelte';

const AT = '2026-11-18T10:00:00.000Z';
const said = (more: Partial<Clock> = {}): Clock => ({ at: AT, pace: { kind: 'live', bank: 600 }, seats: [{ left: 600_000 }, { left: 90_000, runs: true, since: '2026-11-18T09:59:30.000Z' }], paused: '', outage: '', ...more });

test('clocks go on from the word of the server by a clock that only goes forward', () => {
  let now = 5_000;
  const clock = new TableClock(() => now);
  expect([clock.of(0), clock.waited(0)]).toEqual([null, 0]);
  clock.take(said());
  now += 20_000;
  expect(clock.of(0)).toMatchObject({ state: 'stands', left: 600_000 });
  expect(clock.of(1)).toMatchObject({ state: 'runs', left: 70_000 });
  expect(clock.waited(1)).toBe(50_000);
  expect(clock.time).toBe(Date.parse(AT) + 20_000);
});

test('a new word of the server begins again', () => {
  let now = 0;
  const clock = new TableClock(() => now);
  clock.take(said());
  now = 30_000;
  clock.take(said({ paused: AT }));
  expect(clock.of(1)).toMatchObject({ state: 'paused', left: 90_000 });
});
