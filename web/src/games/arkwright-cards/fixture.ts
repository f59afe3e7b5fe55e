// A game of three in full swing for tests: 1780, clothes active, seat 0 sets the price.
import made from './made/price.json';
import type { Company, Factory, Kit, View } from './types';

/** What is printed, as the engine says it. */
export const kit = (): Kit => structuredClone(made.kit) as unknown as Kit;

export function factory(more: Partial<Factory> = {}): Factory {
  return {
    side: 2, spot: 2, office: false, crew: [{ side: 2, turned: true, half: false }, null], pieces: [{ piece: 'quality-1', value: 2, appeal: true }],
    quality: 2, distribution: 0, appeal: 4, price: 9, marker: 4, makes: 5, costs: { fixed: 6, wages: 4, upkeep: 1 }, foreman: false, ...more,
  };
}

export function company(seat: number, more: Partial<Company> = {}): Company {
  const track = { at: 0, decade: 1 };
  return {
    seat, broke: false, money: 46, shares: 14, value: 13, worth: 182, loans: 1, tokens: 0, ships: 2, sold: 0, sailings: 0,
    tracks: { quality: track, distribution: track, cards: track, machinery: track, shipping: track, exchange: track }, quality_high: 4,
    cards: [{ card: 'trade-office', used: true }], foreman: -1, machine_token: -1, stored: [0, 0, 0, 0], warehouses: [[], [], [], []],
    reserve: ['quality-2', 'quality-3', 'distribution-1', 'distribution-2'], factories: [null, factory(), null, null], ...more,
  };
}

/** Appeal `from` and up, one more for a pound less each. */
export function choices(seats = 3): View['choices'] {
  const ways: [number, string[]][] = [[0, ['set 0']], [1, ['set 1']], [2, ['set 2', 'set 0 quality-1']], [3, ['set 3', 'set 1 quality-1']], [4, ['set 0 office', 'set 2 quality-1']], [5, ['set 1 office', 'set 3 quality-1']]];
  return ways.map(([appeal, moves]) => ({
    appeal, price: 13 - appeal, demand: appeal - 1, sells: Array.from({ length: seats }, () => Math.min(3, appeal)), steps: Array.from({ length: seats }, () => (appeal > 3 ? 2 : appeal > 1 ? 1 : 0)),
    rivals: [], income: Math.min(3, appeal) * (13 - appeal), left: 5 - Math.min(3, appeal), moves,
  }));
}

export function view(more: Partial<View> = {}): View {
  const seller = (seat: number) => ({ seat, appeal: 4, price: 9, makes: 5, sells: 3, income: 27, left: 2, fixed: 6, wages: 4, workers: 1, upkeep: 1, machines: 1, costs: 11, steps: 1 });
  return {
    game: 'arkwright-cards', viewer: 0, seats: 3, solo: false, to_move: 0, over: false, phase: 'price', asked: { step: 2 }, decade: 2, year: 1780, round: 1, turn: 14, start: 0,
    behind: false, market: { demand: [-1, 1, -2, -3], wage_at: 5, wage: 4 }, companies: [company(0), company(1), company(2, { factories: [factory(), null, null, null] })], rivals: [],
    supply: { patent: 2 }, grid: null, bag: null, forecast: { good: 1, demand: 1, sellers: [seller(0), seller(1)], rivals: [] }, choices: choices(),
    rules: { extra_actions: false, inventor_steps: false }, offer: null, final: null, ...more,
  };
}
