// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../../../lib/text/i18n.svelte';
import { Offer, type Move } from '../../../../table/session/offer';
import type { AnswerView, CompanyView } from '../../wire';
import { answerMoves, answerWords, hasMain, layWords, notesOf, questionWords } from './answers';

beforeAll(() => ['en', 'answers.en'].forEach((file) => addMessages('en', readFileSync(join(import.meta.dirname, `../../locales/${file}.ftl`), 'utf8'))));

const offer = (...kinds: string[]): Offer => new Offer(kinds.map((kind) => ({ kind, args: [], moves: [[kind]] })));
const move = (kind: string): Move => ({ text: kind, kind, args: {} });
const answer = (more: Partial<AnswerView>): AnswerView => ({ move: 'done', cash: 20, space: 9, sold: 1, stored: 0, lost: 0, contract: 2, asks: [], ...more });
const company = { space: 9, contracts: [0, 0, 2, 0], stock: [0, 0, 0, 0] } as unknown as CompanyView;

test('a question with a few answers is answered by cards; a turn is not', () => {
  expect(answerMoves(offer('done', 'patron'), 'after-sale').map(({ kind }) => kind)).toEqual(['done', 'patron']);
  expect(answerMoves(offer('done', 'tile', 'ship'), 'board')).toHaveLength(3);
  expect(answerMoves(offer('done', 'hire', 'fire'), 'workers')).toEqual([]);
  expect(answerMoves(offer('done'), 'after-sale')).toEqual([]);
  expect(answerMoves(offer('done', 'award', 'sell'), 'emergency')).toEqual([]);
  expect([hasMain('contract'), hasMain('extra')]).toEqual([true, false]);
});

test('the answer that declines says what it declines, and never that nothing more comes', () => {
  const ship = [move('done'), move('deliver')];
  expect(answerWords(ship[0]!, ship, 'contract', 'Done')).toBe('Keep them');
  expect(answerWords(ship[1]!, ship, 'contract', 'Ship 2 cutlery')).toBe('Ship 2 cutlery');
  const after = [move('done'), move('patron'), move('jubilee')];
  expect(answerWords(after[0]!, after, 'after-sale', 'Done')).toBe('None of these');
  expect(answerWords(after[0]!, after.slice(0, 2), 'after-sale', 'Done')).toBe('Not to the patron');
  expect(answerWords(move('done'), [move('done'), move('half-price')], 'award-share', 'Done')).toBe('Do not buy');
});

test('the question names the good and the money', () => {
  const args = { good: 'cutlery', n: 2, base: 13, price: 12 };
  expect(questionWords([move('done'), move('deliver'), move('deliver-both')], args)).toBe('Contract: ship 2 cutlery at £13?');
  expect(questionWords([move('row-on'), move('row-off')], args)).toBe('Let the highest row make cutlery?');
  expect(questionWords([move('done'), move('patron'), move('jubilee')], args)).toBe('');
});

test('notes tell where the answers differ', () => {
  const [ship, keep] = [answer({ contract: 0, space: 8 }), answer({ contract: 4, lost: 2 })];
  expect(notesOf(ship, [ship, keep], company, 2)).toEqual(['contract fulfilled', 'share −1']);
  expect(notesOf(keep, [ship, keep], company, 2)).toEqual(['contract rises to 4', '2 are lost, no room']);
  expect(notesOf(keep, [keep, keep], company, 2)).toEqual([]);
  const store = answer({ stored: 1 });
  expect(notesOf(store, [store, ship], { ...company, contracts: [0, 0, 0, 0] }, 2)).toEqual(['1 stored', ]);
});

test('the main button lays what the plan sets, or keeps the price', async () => {
  const { t } = await import('../../../../lib/text/i18n.svelte');
  const said = (prices: number[], sends: boolean): string => {
    const { key, args } = layWords(prices.map((price) => ({ move: { kind: 'price', args: { good: 'lamps', price } } })), sends);
    return t(key, args);
  };
  expect(said([13], true)).toBe('Lay £13, send');
  expect(said([13], false)).toBe('Lay £13');
  expect(said([], true)).toBe('Keep the price, send');
  expect(said([9, 13], true)).toBe('Lay 2 prices, send');
});
