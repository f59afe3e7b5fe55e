// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ChatLine } from '../wire/distance';
import type { LogEntry } from '../wire/types';
import { setLang } from '../lib/text/i18n.svelte';
import { systemLines, together } from './system';

const NAMES = { nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '', told: { kinds: { seat: 'seat' }, many: {} } };
const entry = (version: number, kind: LogEntry['kind'], seat: number, key: string, args = {}, more: Partial<LogEntry> = {}): LogEntry =>
  ({ version, at: `2026-11-18T10:0${version}:00Z`, seat, kind, undone: false, events: [{ key, seat, args }], n: 0, ...more }) as LogEntry;
const line = (n: number, minute: number): ChatLine => ({ n, seat: 0, name: 'Ada', text: 'Hello', at: `2026-11-18T10:0${minute}:30Z` });

test('the table tells of clocks, votes and seats, and not of moves', () => {
  setLang('en');
  const log = [
    entry(1, 'move', 0, 'x'),
    entry(2, 'give-time', 1, 'time-given', { seat: 0, seconds: 86400 }),
    entry(3, 'resign', 0, 'resigned'),
    entry(4, 'vote', 1, 'voted', { seat: 0, what: 'wait', name: '' }),
    entry(5, 'vote', -1, 'vote-decided', { seat: 0, what: 'wait', name: '' }),
    entry(6, 'sit', 0, 'x', {}, { events: [] }),
  ];
  expect(systemLines(log, NAMES as never).map(({ id }) => id)).toEqual(['2-0', '3-0', '4-0', '5-0']);
  expect(systemLines(log, NAMES as never).map(({ text }) => text.replace(/[⁨⁩]/g, ''))).toEqual([
    'Ben gives Ada 1 d more.',
    'Ada resigns.',
    'Ben votes to wait for Ada.',
    'The vote is decided: the table waits for Ada.',
  ]);
});

test('lines of the table stand between what was written, by their times', () => {
  const system = [1, 3, 4].map((minute) => ({ id: String(minute), text: '', at: `2026-11-18T10:0${minute}:00Z` }));
  const order = together([line(1, 1), line(2, 2), line(3, 3)], system).map((one) => one.line?.n ?? `s${one.system?.id}`);
  expect(order).toEqual(['s1', 1, 2, 's3', 3, 's4']);
  expect(together([], system).length).toBe(3);
  expect(together([line(1, 1)], []).length).toBe(1);
});
