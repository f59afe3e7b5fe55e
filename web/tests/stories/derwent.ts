import type { ProductionScene, SceneSeller, SceneStanding } from '../../src/games/arkwright-cards/wire';

/** Derwent, 1780: the production of clothes that the look shows, for three players and alone. */
const seller = (seat: number, more: Partial<SceneSeller>): SceneSeller => ({
  seat, colour: null, appeal: 3, limit: 0, price: 8, made: 3, stock: 0, sold: 0, income: 0, shipped: 0, ships: 0, shipping: 0, saved: false, stored: 0, wasted: 0,
  fixed: 6, wages: 4, upkeep: 1, costs: 11, net: -11, loans: 0, borrowed: 0, broke: false, distribution: null, steps: [], ...more,
});
const rival = (colour: 'first' | 'second', more: Partial<SceneSeller>): SceneSeller =>
  seller(-1, { colour, price: null, made: 0, stored: null, fixed: 0, wages: 0, upkeep: 0, costs: null, net: 0, ...more });
const standing = (money: number, shares: number, value: number): SceneStanding => ({ money, shares, value, worth: shares * value, loans: 0, ships: 2 });

export const [ADA, BRUNO, OAK] = [0, 1, 2] as const;

const ada = seller(ADA, {
  appeal: 6, limit: 3, price: 9, made: 5, sold: 3, income: 27, shipped: 2, ships: 1, shipping: 22, net: 38, distribution: 1,
  steps: [{ reason: 'enough', steps: 1 }, { reason: 'highest', steps: 1 }],
});

export const derwent = (): ProductionScene => ({
  good: 'clothes', year: 1780, demand: 3, wage: 4, enough: 2, over: true, draw: null, gains: [],
  sellers: [
    ada,
    seller(BRUNO, { appeal: 5, limit: 2, made: 4, sold: 2, income: 16, stored: 2, net: 5, steps: [{ reason: 'enough', steps: 1 }] }),
    seller(OAK, { shipped: 2, ships: 1, shipping: 22, stored: 1, net: 11, steps: [{ reason: 'few', steps: 0 }] }),
  ],
  before: [standing(46, 14, 13), standing(31, 13, 12), standing(58, 15, 12)],
  after: [standing(84, 14, 15), standing(36, 13, 13), standing(69, 15, 12)],
  rivals_before: [], rivals_after: [], foreseen: null,
});

export const derwentAlone = (): ProductionScene => ({
  ...derwent(),
  draw: { colour: 'first', opens: false, appeal: [3, 5], demand: [1, 3] },
  gains: [{ colour: 'second', shares: 12 }],
  sellers: [
    ada,
    rival('first', { appeal: 5, limit: 2, sold: 2, steps: [{ reason: 'enough', steps: 1 }] }),
    rival('second', { appeal: 3, sold: 0, steps: [{ reason: 'share', steps: 1 }] }),
  ],
  before: [standing(46, 14, 13)], after: [standing(84, 14, 15)],
  rivals_before: [{ colour: 'first', shares: 12, value: 12 }, { colour: 'second', shares: 12, value: 12 }],
  rivals_after: [{ colour: 'first', shares: 12, value: 13 }, { colour: 'second', shares: 13, value: 12 }],
});
