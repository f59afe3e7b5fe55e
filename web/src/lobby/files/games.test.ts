import { expect, test } from 'vitest';
import { inParts } from './games';

test('a long file of games goes in parts, each with its first line, and no game is lost or cut', () => {
  const games = Array.from({ length: 9 }, (_, n) => JSON.stringify({ record: 'é'.repeat(10 + n), n }));
  const text = ['{"arktable":"games 1"}', ...games].join('\n');
  expect(inParts(text)).toEqual([text]);
  const parts = inParts(text, 150);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.every((part) => part.startsWith('{"arktable":"games 1"}\n') && new Blob([part]).size <= 150)).toBe(true);
  expect(parts.flatMap((part) => part.trimEnd().split('\n').slice(1))).toEqual(games);
});

test('sends a file of many games in parts of at most as many as the server takes', () => {
  const games = ['{"arktable":"games 1"}', ...Array.from({ length: 5 }, (_, n) => `{"record":"${n}"}`)];
  const parts = inParts(`${games.join('\n')}\n`, 10_000, 2);
  expect(parts.map((part) => part.trim().split('\n').length)).toEqual([3, 3, 2]);
  expect(parts.every((part) => part.startsWith('{"arktable":"games 1"}\n'))).toBe(true);
});
