// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { t } from '../../lib/text/i18n.svelte';
import { deedWords, sendDeed } from './deeds';

test('a deed says what it costs, and the money before and after', () => {
  expect(deedWords('Buy 1 share', { before: 39, after: 29 })).toBe('Buy 1 share for £10: £39 → £29');
  expect(deedWords('Contract for 3', { before: 39, after: 39 })).toBe('Contract for 3');
  expect(deedWords('Buy 1 share', { before: null, after: null })).toBe('Buy 1 share');
});

test('sending says what ends with it, what it costs, and whether something will show', () => {
  const said = (deed: ReturnType<typeof sendDeed>): string => t(deed.key, deed.args);
  expect(said(sendDeed({ before: 39, after: 29 }, true))).toBe('Send: £39 → £29');
  expect(said(sendDeed({ before: 39, after: 39 }, true, 'Machines done'))).toBe('Machines done – send');
  expect(said(sendDeed({ before: 39, after: -2 }, true, 'Workers done'))).toBe('Workers done – send: £39 → −£2');
  expect(said(sendDeed({ before: 39, after: null }, false))).toBe('Send and see');
});
