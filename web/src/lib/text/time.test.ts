import { expect, test } from 'vitest';
import { timeOf } from './time';

const NOW = Date.parse('2026-11-19T12:00:00');

test('an entry of another day says the day', () => {
  expect(timeOf('2026-11-19T09:05:00', NOW)).toBe('09:05');
  expect(timeOf('2026-11-18T18:10:00', NOW)).toBe('Wed 18:10');
  expect(timeOf('2026-11-02T18:10:00', NOW)).toBe('2 Nov 18:10');
});
