// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ADA, BRUNO, cromford, JENNY, MEI } from '../../../../tests/stories/cromford';
import { speakScenes } from '../../../../tests/stories/words';
import { setLang } from '../../../lib/text/i18n.svelte';
import { fates } from './goods';
import { spots } from './spaces';
import { saleStory, type Reader } from './story';

const NAMES = ['Ada', 'Bruno', 'Jenny', 'Mei'];
const reader = (more: Partial<Reader> = {}): Reader => ({ viewer: ADA, nameOf: (seat) => NAMES[seat]!, harbour: true, next: 'cutlery', ...more });

speakScenes('arkwright');

test('the sale has fifteen frames: made, eleven pieces, share value, costs, the end', () => {
  const { frames, stages, done } = saleStory(cromford(), reader());
  expect(frames.map(({ stage }) => stage)).toEqual([0, ...Array<number>(11).fill(1), 2, 3, 4]);
  expect(stages).toHaveLength(5);
  expect(done).toBe('On to cutlery');
});

test('the last piece is announced with its reason and both numbers before it is claimed', () => {
  const { frames } = saleStory(cromford(), reader());
  const last = frames[10]!;
  expect([last.ring, last.claims, last.called, last.icon]).toEqual([true, 10, [JENNY, ADA], 'tie']);
  expect(last.heading).toBe('One piece is left: Jenny or you?');
  expect(last.text).toBe('Called at 2, both stand at appeal 5. Then quality decides: 14 (Jenny) beats 13 (you). The piece goes to Jenny.');
  expect(frames.filter(({ ring }) => ring)).toHaveLength(1);
});

test.each([
  [1, 'Called at 5: Jenny and you', 'Same appeal 5, so quality decides who is served first: 14 (Jenny) beats 13 (you). Jenny sells the 1st of theirs.'],
  [2, 'You sell your 1st', '£10 so far. 9 pieces are left.'],
  [9, 'First Bruno, then the importer', 'Both stand at 3. A company always goes before the importer.'],
  [11, 'England is served', 'Last piece: Jenny. Next in line: you. 5 of yours are unsold.'],
  [12, 'Share value: Jenny +3', 'Two or more sold: +2, one sold: +1. Most sold: Jenny, +1. Most appealing: nobody alone, a tie (Jenny and you).'],
  [13, 'Wages: £3 a worker', 'Everyone in the factories of this good is paid, sold or not. Distribution then falls by 1: your appeal 5 → 4.'],
])('frame %s: %s', (at, heading, text) => {
  const frame = saleStory(cromford(), reader()).frames[at]!;
  expect([frame.heading, frame.text]).toEqual([heading, text]);
});

test('who are level at the head are named together', () => {
  const sale = cromford();
  const after = sale.after.map((one, seat) => (seat === ADA ? { ...one, worth: sale.after[BRUNO]!.worth } : one));
  expect(saleStory({ ...sale, after }, reader()).frames.at(-1)!.heading).toBe('Tied for the lead with £270: you and Bruno');
});

test('the end names who leads', () => {
  const end = saleStory(cromford(), reader()).frames.at(-1)!;
  expect([end.heading, end.text, end.whys]).toEqual(['Bruno takes the lead', '£270 to your £266. You have £93 (+£57).', []]);
});

test('in French, with the same numbers', () => {
  setLang('fr');
  const { frames, title } = saleStory(cromford(), reader());
  expect(title).toBe('Vente\u202f: textile');
  expect(frames[10]!.text).toContain('La qualité décide\u202f: 14 (Jenny) contre 13 (vous)');
  expect(frames[2]!.heading).toBe('Vous vendez votre 1re');
});

test('a sale under way shows what is known', () => {
  const sale = { ...cromford(), stage: 'made' as const, claims: cromford().claims.slice(0, 3), missed: null, after: [] };
  const { frames } = saleStory(sale, reader());
  expect([frames.length, frames.at(-1)!.heading]).toEqual([4, 'Called at 4 or more: Jenny']);
});

test('who skips hears one sentence', () => {
  expect(saleStory(cromford(), reader()).result).toBe('You sold 3, have £93, a share is worth £19, rank 2.');
  expect(saleStory(cromford(), reader({ viewer: -1 })).result).toBe('11 sold of 11 wanted.');
});

test('goods keep their place and get their fate', () => {
  const { sellers, claims } = cromford();
  const of = (seat: number, n: number, over: boolean) => fates(sellers.find((one) => one.seat === seat)!, claims.slice(0, n), over, over);
  expect(of(ADA, 4, false)).toEqual({ made: ['sold', 'sold', 'made', 'made', 'made', 'made'], stock: ['made', 'made'] });
  expect(of(ADA, 11, true)).toEqual({ made: ['sold', 'sold', 'sold', 'ship', 'ship', 'ship'], stock: ['ship', 'store'] });
  expect(of(JENNY, 11, true).made.slice(4)).toEqual(['lost', 'lost']);
  expect(of(MEI, 11, true).made.slice(2)).toEqual(['store', 'store']);
});

test('the track shows where pieces were and are, and leaves out long empty stretches', () => {
  const values = Array.from({ length: 61 }, (_, space) => Math.ceil(space / 2));
  const found = spots(values, [{ seat: ADA, from: 10, to: 12 }, { seat: BRUNO, from: 30, to: 30 }]);
  expect(found.map((spot) => spot?.space ?? null)).toEqual([9, 10, 11, 12, 13, null, 29, 30, 31]);
  expect(found[1]).toMatchObject({ ghosts: [ADA], seats: [] });
  expect(found[3]).toMatchObject({ ghosts: [], seats: [ADA] });
  expect(found[7]).toMatchObject({ seats: [BRUNO], ghosts: [] });
});

test('where appeal is the limit nobody is said to have sold out', () => {
  const sale = { ...cromford(), demand: 20, claims: cromford().claims.map((claim, i) => ({ ...claim, left: 19 - i, rival: -2, order: 'none' as const })), missed: null };
  const frame = saleStory(sale, reader()).frames[11]!;
  expect([frame.heading, frame.text]).toEqual(['Nobody is called again', 'Everyone has sold as many as they have, or as their appeal allows. England would have taken 9 more. 5 of yours are unsold.']);
  const all = sale.sellers.map((one) => ({ ...one, made: one.sold, stock: 0 }));
  expect(saleStory({ ...sale, sellers: all }, reader()).frames[11]!.heading).toBe('Nobody has more to sell');
});
