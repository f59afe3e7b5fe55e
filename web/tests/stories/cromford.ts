import type { SaleScene, SceneSeller } from '../../src/games/arkwright/wire';

/** Cromford, 1790: eleven clothes are wanted. The test of the rules plays the same sale (`test_the_story_of_cromford`). */
const seller = (seat: number, more: Partial<SceneSeller>): SceneSeller => ({
  seat, appeal: 3, quality: 11, tied: false, made: 0, stock: 0, shifts: 0, price: 8, sold: 0, extra: [], income: 0, workers: 0, machines: 0, costs: 0,
  shipped: 0, shipping: 0, stored: 0, lost: 0, net: 0, distribution: null, appeal_after: 3, space: 0, steps: [], ...more,
});

export const [ADA, BRUNO, JENNY, MEI] = [0, 1, 2, 3] as const;
const ORDER = [JENNY, ADA, JENNY, ADA, MEI, JENNY, ADA, MEI, BRUNO, -1, JENNY];
const CALLS = [5, 5, 4, 4, 4, 3, 3, 3, 3, 3, 2];
const NEXT = [ADA, -2, ADA, MEI, -2, ADA, MEI, BRUNO, -1, -2, ADA];
const WHY = ['quality', 'none', 'quality', 'appeal', 'none', 'quality', 'appeal', 'appeal', 'importer', 'none', 'quality'] as const;

const standing = (shares: number, space: number, value: number, cash: number) => ({ shares, space, value, worth: shares * value, cash });

export const cromford = (): SaleScene => ({
  good: 'clothes',
  year: 1790,
  demand: 11,
  wage: 3,
  stage: 'over',
  sellers: [
    seller(JENNY, {
      appeal: 5, quality: 14, tied: true, made: 6, price: 11, sold: 4, income: 44, workers: 4, machines: 3, costs: 15, net: 29, stored: 2, lost: 2, space: 33,
      steps: [{ reason: 'sold', steps: 2, charisma: false }, { reason: 'most', steps: 1, charisma: false }, { reason: 'appeal', steps: 0, charisma: false }],
    }),
    seller(ADA, {
      appeal: 5, quality: 13, tied: true, made: 6, stock: 2, price: 10, sold: 3, income: 30, workers: 5, machines: 2, costs: 17, shipped: 4, shipping: 44, net: 57, stored: 0,
      distribution: 1, appeal_after: 4, space: 29, steps: [{ reason: 'sold', steps: 2, charisma: false }, { reason: 'appeal', steps: 0, charisma: false }, { reason: 'ship', steps: -1, charisma: false }],
    }),
    seller(MEI, { appeal: 4, quality: 13, made: 4, price: 9, sold: 2, income: 18, workers: 4, costs: 12, net: 6, stored: 2, space: 24, steps: [{ reason: 'sold', steps: 2, charisma: false }] }),
    seller(BRUNO, { made: 4, sold: 1, income: 8, workers: 3, machines: 1, costs: 10, net: -2, stored: 3, lost: 3, space: 25, steps: [{ reason: 'sold', steps: 1, charisma: false }] }),
    seller(-1, { quality: null, price: null, sold: 1 }),
  ],
  claims: ORDER.map((seat, i) => ({ seat, call: CALLS[i]!, source: seat < 0 ? 'import' : 'made', left: 10 - i, rival: NEXT[i]!, order: WHY[i]! })),
  missed: { seat: ADA, order: 'quality' },
  foreseen: null,
  before: [standing(14, 27, 19, 36), standing(15, 24, 17, 40), standing(12, 30, 20, 18), standing(13, 22, 16, 33)],
  after: [standing(14, 28, 19, 93), standing(15, 25, 18, 38), standing(12, 33, 21, 47), standing(13, 24, 17, 39)],
});
