// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { inSight } from './inSight';

test('a page that is hidden, or was not used for five minutes, is not in sight', () => {
  const start = Date.now();
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  expect(inSight()).toBe(true);
  expect(inSight(start + 4 * 60_000)).toBe(true);
  expect(inSight(start + 6 * 60_000)).toBe(false);
  vi.useFakeTimers({ now: start + 6 * 60_000 });
  dispatchEvent(new Event('keydown'));
  expect(inSight(start + 7 * 60_000)).toBe(true);
  shown.mockReturnValue('hidden');
  expect(inSight(start + 7 * 60_000)).toBe(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
