import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../lib/text/i18n.svelte';
import type { HintPlan } from '../../wire/types';
import { movesSaid, reasonWords } from './hintWords';

const file = (lang: string): string => readFileSync(join(import.meta.dirname, `../../locales/${lang}.ftl`), 'utf8');

beforeAll(() => addMessages('en', file('en')));

test('the parts of a reason speak to the reader, all of them', () => {
  const reasons = [
    { key: 'shares', args: { was: 15, now: 13 } },
    { key: 'sells', args: { was: 4, now: 2 } },
    { key: 'cash', args: { up: 'no', more: 6 } },
  ];
  const plan = { figures: [], reasons } as unknown as HintPlan;
  expect(reasonWords(plan, 'arkwright')).toBe('You have 13 shares instead of 15, you sell 2 instead of 4, you pay £6.');
});

test('a card is told with the building that is laid for it', () => {
  const moves = [
    { kind: 'card', args: { card: 'house-silver' }, text: '' },
    { kind: 'lay', args: { form: 'house', cell: 82 }, text: '' },
    { kind: 'take', args: { card: 'mill-spice' }, text: '' },
    { kind: 'done', args: {}, text: '' },
  ] as unknown as HintPlan['moves'];
  const say = ({ kind, args }: HintPlan['moves'][number]): string => `${kind} ${Object.values(args).join(' ')}`;
  expect(movesSaid({ moves, words: [{}, {}, {}, {}] }, say)).toEqual(['lay house-silver house 82', 'take mill-spice']);
  expect(movesSaid({ moves: moves.slice(0, 1), words: [{}] }, say)).toEqual(['card house-silver']);
});

test('what a plan does several times is said once', () => {
  const moves = ['clothes', 'lamps', 'clothes'].map((good) => ({ kind: 'hire', args: { good }, text: '' })) as unknown as HintPlan['moves'];
  expect(movesSaid({ moves, words: [{}, {}, {}] }, ({ args }) => `hire for ${args['good']}`)).toEqual(['hire for clothes ×2', 'hire for lamps']);
});

// The parts are joined in any order: a verb without somebody who does it would belong to the player who was named before.
test.each([
  ['en', /^(?:\{ \$good \}: |\[\w+\] )?(?:sells|makes|costs|brings|closes|leaves|promises|comes|takes|pays)\b/],
  ['fr', /^(?:\{ \$good \}\u202F: |\[\w+\] )?(?:vend|produit|coûte|rapporte|ferme|laisse|promet|vient|prend|paie)(?![\p{L}])/u],
])('no part of a reason begins with a verb of nobody: %s', (lang, verb) => {
  const parts = file(lang).split(/^(?=\S)/m).filter((message) => message.startsWith('hint-why-'));
  const said = parts.flatMap((message) => message.replace(/^hint-why-[\w-]+ = /, '').split('\n').map((line) => line.replace(/^[\s*]+/, '')));
  expect(said.filter((line) => verb.test(line))).toEqual([]);
});
