// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../wire/http';
import '../../notices/words';
import { reportError, toasts } from './toasts.svelte';

beforeEach(() => (toasts.list = []));

test('who is refused because the server is by invitation is led to the page of the code', () => {
  reportError(new ApiError(403, { key: 'by-invitation' }));
  expect(toasts.list[0]?.link?.to).toBe('/welcome');
  reportError(new ApiError(409, { key: 'stale' }));
  expect(toasts.list[1]?.link).toBeUndefined();
});
