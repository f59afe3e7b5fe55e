import { expect, test } from 'vitest';
import { suggestedMark } from './suggested';

const table = { suggested: [{ kind: 'develop', args: { track: 'shipping' }, text: 'develop shipping' }] };

test('the suggested one of several choices carries a word, by its arguments or its text', () => {
  expect(suggestedMark(table, { kind: 'develop', args: { track: 'shipping' } })).toHaveProperty('data-suggested');
  expect(suggestedMark(table, 'set 1', 'develop shipping')).toHaveProperty('data-suggested');
  expect(suggestedMark(table, { kind: 'develop', args: { track: 'cards' } })).toEqual({});
  expect(suggestedMark({ suggested: [] }, 'develop shipping')).toEqual({});
});
