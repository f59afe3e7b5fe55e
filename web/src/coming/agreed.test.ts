// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { EMPTY } from '../table/session/emptyBrief';
import type { Brief, Pace } from '../wire/types';
import { changedLines, unagreedNames } from './agreed';

const LIVE: Pace = { kind: 'live', bank: 1800, increment: 30, at_zero: 'decide' };
const brief = (more: Partial<Brief>): Brief => ({ ...EMPTY, id: 't1', ruleset: 'arkadia', ...more });

test('only what was changed is named, as it was and as it is', () => {
  const now = brief({ pace: LIVE, rated: true });
  expect(changedLines(now, { options: {}, pace: LIVE, rated: true })).toEqual([]);
  const lines = changedLines(now, { options: {}, pace: null, rated: true });
  expect(lines.map(({ is }) => is.icon)).toEqual(['clock']);
  expect(lines[0]!.was.fact).not.toBe(lines[0]!.is.fact);
  expect(changedLines(now, { options: {}, pace: LIVE, rated: false }).map(({ is }) => is.icon)).toEqual(['cup']);
});

test('who has to agree again is named', () => {
  const seat = (n: number, name: string, must_agree = false) => ({ seat: n, kind: 'person' as const, name, online: true, ...(must_agree ? { must_agree } : {}) });
  expect(unagreedNames(brief({ seats: [seat(0, 'Ada'), seat(1, 'Ben', true), seat(2, 'Cleo', true)] }))).toBe('Ben, Cleo');
  expect(unagreedNames(brief({ seats: [seat(0, 'Ada')] }))).toBe('');
});
