import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDERS } from '../src/games/folders';

const root = join(import.meta.dirname, '../..');
const files = (folder: string, ends: RegExp): string[] => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => ends.test(name));
const read = (folder: string, name: string): string => readFileSync(join(root, folder, name), 'utf8');

/** The rulesets, from the words that every game has for their names. */
const rulesets = files('src/arktable/games', /locales\/en\.ftl$/).flatMap((name) =>
  [...read('src/arktable/games', name).matchAll(/^ruleset-([a-z-]+?)(?:-about)? = /gm)].map(([, id]) => id!),
);
const named = new RegExp(`(?<![\\w-])(?:[a-z-]+-)?(${[...new Set([...FOLDERS.keys(), ...rulesets])].join('|')})(?![a-z])`);

test('games and rulesets are known', () => {
  expect(FOLDERS.size).toBeGreaterThanOrEqual(3);
  expect(rulesets).toContain('water-frame');
  expect(['game === "arkadia"', 'first-games-water-frame = x'].filter((text) => !named.test(text))).toEqual([]);
});

test('shared code, styles and words name no game: a game is a folder of games, and nothing else', () => {
  const shared = files('web/src', /\.(ts|svelte|css|ftl)$/).filter((name) => !/^games\/[^/]+\/|\.test\.ts$/.test(name));
  const found = shared.flatMap((name) => [name, ...read('web/src', name).split('\n')].filter((line) => named.test(line)).map((line) => `${name}: ${line}`));
  expect(found).toEqual([]);
});
