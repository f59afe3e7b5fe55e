import { expect, test } from 'vitest';
import type { LogEntry } from '../wire/types';
import { celebrationOf } from './celebrated';

const entry = (version: number, seat: number, key: string, undone = false): LogEntry => ({
  version,
  at: '',
  seat,
  kind: 'move',
  undone,
  events: [{ key, seat, args: {} }],
  n: version,
});
const CELEBRATED = { completed: 'castle' };

test('a deed of mine is celebrated when it is new', () => {
  const log = [entry(1, 0, 'completed'), entry(2, 0, 'laid')];
  expect(celebrationOf(log, 0, 0, CELEBRATED)).toEqual({ key: 'completed', icon: 'castle' });
  expect(celebrationOf(log, 1, 0, CELEBRATED)).toBeNull();
});

test('not that of another, nor one taken back', () => {
  expect(celebrationOf([entry(1, 1, 'completed')], 0, 0, CELEBRATED)).toBeNull();
  expect(celebrationOf([entry(1, 0, 'completed', true)], 0, 0, CELEBRATED)).toBeNull();
});
