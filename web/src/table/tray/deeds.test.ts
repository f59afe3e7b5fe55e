// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { t } from '../../lib/text/i18n.svelte';
import { boxWords, deedWords, sendDeed } from './deeds';

test('a deed says what it costs, and the money before and after', () => {
  expect(deedWords('Buy 1 share', { before: 39, after: 29 })).toBe('Buy 1 share for £10: £39 → £29');
  expect(deedWords('Contract for 3', { before: 39, after: 39 })).toBe('Contract for 3');
  expect(deedWords('Buy 1 share', { before: null, after: null })).toBe('Buy 1 share');
});

test('sending says what ends with it, and whether something will show', () => {
  const said = (deed: ReturnType<typeof sendDeed>): string => t(deed.key, deed.args);
  expect(said(sendDeed(true))).toBe('Send');
  expect(said(sendDeed(true, 'Machines done'))).toBe('Machines done – send');
  expect(said(sendDeed(false))).toBe('Send and see');
  expect(said(sendDeed(false, 'Workers done'))).toBe('Workers done – send and see');
});

test('money on a button that sends is what will be in the box after this production', () => {
  const box = { before: 39, after: 27, steps: 1, produced: true, scored: false };
  expect(boxWords(box)).toBe('£39 → £27 after production · share +1');
  expect(boxWords({ ...box, after: 39, steps: 0 })).toBe('£39 after production');
  expect(boxWords({ ...box, after: -2, steps: -1 })).toBe('£39 → −£2 after production · share −1');
  expect(boxWords({ ...box, produced: false, steps: 0 })).toBe('£39 → £27');
  expect(boxWords({ ...box, after: 120, steps: 0, scored: true })).toBe('£39 → £120 with the final count');
});
