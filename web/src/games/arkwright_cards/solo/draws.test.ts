import { expect, test } from 'vitest';
import type { Event, LogEntry } from '../../../wire/types';
import { finalRows } from '../final';
import { company, view } from '../fixture';
import { drawsOf, keyOf } from './draws';

const event = (key: string, args: Event['args'] = {}, seat = -1): Event => ({ key, args, seat });
const entry = (version: number, events: Event[], more: Partial<LogEntry> = {}): LogEntry => ({ version, at: '', seat: 0, kind: 'move', undone: false, events, ...more });

const DRAW = [event('drawn', { colour: 'first' }), event('opponent-forward', { colour: 'first' }), event('opponent-share', { colour: 'second' }), event('disc', { colour: 'first' })];

test('a draw is everything its marker brings, up to the disc', () => {
  const draws = drawsOf([
    entry(1, [event('opponent-starts', { colour: 'first' }), event('opponent-starts', { colour: 'second' })]),
    entry(2, [event('round', { good: 'clothes', decade: 2 }, -1), event('developed', {}, 0), ...DRAW, event('made', {}, 0), event('sold', {}, 0)]),
    entry(3, [event('costs', {}, 0), event('opponent-sells', { colour: 'first' }), event('opponent-share', { colour: 'second' }), event('round', { good: 'cutlery', decade: 2 })]),
  ]);
  expect(draws.map(({ kind, events }) => [kind, events.length])).toEqual([['start', 2], ['draw', 4], ['sale', 2]]);
  expect(draws[1]).toMatchObject({ good: 'clothes', decade: 2 });
  expect(draws.map(keyOf)).toEqual(['1 0', '2 0', '3 0']);
});

test('two draws in one entry are two, and a share alone is a sale that was too small', () => {
  const draws = drawsOf([entry(4, [...DRAW, event('opponent-share', { colour: 'first' }), event('round', { good: 'lamps', decade: 1 }), event('drawn', { colour: 'neutral' }), event('disc', { colour: 'neutral' })])]);
  expect(draws.map(({ kind, good }) => [kind, good])).toEqual([['draw', null], ['sale', null], ['draw', 'lamps']]);
});

test('what was taken back did not happen', () => {
  expect(drawsOf([entry(5, DRAW, { undone: true })])).toEqual([]);
});

test('the final scoring is told step by step, best first', () => {
  const end = view({ over: true, companies: [company(0, { loans: 2, shares: 20, value: 15 }), company(1)], final: { scores: [300, 182], winners: [0], ranking: [0, 1], opponents: [], place: null, reached: null, awards: null } });
  const rows = finalRows(end, [entry(9, [event('final', { goods: 6, bought: 4, loans: 2, pounds: 1 }, 0)])]);
  expect(rows[0]).toMatchObject({ seat: 0, goods: 6, bought: 4, loans: 2, pounds: 1, shares: 20, value: 15, score: 300 });
  expect(rows[1]).toMatchObject({ seat: 1, goods: 0, score: 182 });
});
