import { expect, test } from 'vitest';
import type { Event, LogEntry } from '../../../wire/types';
import { finalRows } from '../final';
import { moment } from '../moments';
import { drawsOf, keyOf } from './draws';

const event = (key: string, args: Event['args'] = {}, seat = -1): Event => ({ key, args, seat });
const entry = (version: number, events: Event[], more: Partial<LogEntry> = {}): LogEntry => ({ version, at: '', seat: 0, kind: 'move', undone: false, events, n: version, ...more });

const DRAW = [event('drawn', { colour: 'first' }), event('more-workers', { wage: 4 }), event('opponent-opens', { colour: 'first' }), event('opponent-share', { colour: 'second' }), event('disc', { colour: 'first' })];

test('a round of theirs is the draw, what it brings, and their sales', () => {
  const draws = drawsOf([
    entry(1, [event('opponent-starts', { colour: 'first' }), event('opponent-starts', { colour: 'second' })]),
    entry(2, [event('round', { good: 'clothes', decade: 2 }), event('more-workers', { wage: 3 }), event('developed', {}, 0), ...DRAW, event('made', {}, 0), event('sold', {}, 0)]),
    entry(3, [event('costs', {}, 0), event('opponent-sells', { colour: 'first' }), event('opponent-share', { colour: 'second' }), event('round', { good: 'cutlery', decade: 2 })]),
    entry(4, [event('drawn', { colour: 'neutral' }), event('disc', { colour: 'neutral' }), event('more-workers', { wage: 4 })]),
  ]);
  expect(draws.map((draw) => [keyOf(draw), draw.events.length])).toEqual([['1 null', 2], ['2 clothes', 7], ['2 cutlery', 2]]);
  expect(draws[1]!.events.map(({ key }) => key)).toEqual(['drawn', 'more-workers', 'opponent-opens', 'opponent-share', 'disc', 'opponent-sells', 'opponent-share']);
});

test('what was taken back did not happen', () => {
  expect(drawsOf([entry(5, DRAW, { undone: true })])).toEqual([]);
});

test('the final scoring is told step by step, best first', () => {
  const over = moment('over');
  const rows = finalRows({ ...over, final: { ...over.final!, ranking: [0, 2, 1] } }, [entry(9, [event('final', { goods: 6, bought: 4, loans: 2, pounds: 1 }, 0)])]);
  expect(rows.map(({ seat }) => seat)).toEqual([0, 2, 1]);
  expect(rows[0]).toMatchObject({ goods: 6, bought: 4, loans: 3, pounds: 1, shares: 8, value: 18, score: 144 });
  expect(rows[1]).toMatchObject({ goods: 0, score: 0 });
});
