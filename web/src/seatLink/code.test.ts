import { expect, test } from 'vitest';
import { codeIn, linkOf } from './code';

const HERE = 'https://table.example';
const CODE = '7KQ2-MX4P-90AB-CDEF';

test('a code is found in a link, in a fragment and alone', () => {
  expect(codeIn(linkOf(CODE, HERE))).toBe(CODE);
  expect(codeIn(`#${CODE}`)).toBe(CODE);
  expect(codeIn(`  ${CODE} `)).toBe(CODE);
  expect(codeIn('7kq2%20mx4p 90ab cdef')).toBe('7kq2 mx4p 90ab cdef');
  expect(codeIn('')).toBe('');
});

test('what cannot be decoded stays as it is', () => {
  expect(codeIn('#100%')).toBe('100%');
});

test('nothing of the code is sent to a server: it stands behind the #', () => {
  const link = new URL(linkOf(CODE, HERE));
  expect(link.hash).toBe(`#${CODE}`);
  expect(link.pathname + link.search).not.toContain('7KQ2');
});
