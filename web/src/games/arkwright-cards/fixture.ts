// A game of three in full swing for tests: 1780, clothes active, seat 0 sets the price.
import type { Company, Factory, Kit, View } from './types';

/** Numbers as the sheet has them; only what the tests look at is exact. */
export function kit(): Kit {
  return {
    goods: ['food', 'clothes', 'cutlery', 'lamps'], years: [1770, 1780, 1790], appeal_high: 17,
    arrows_below: [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], demand_low: -3, wages: [3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6], upkeep: 1,
    spots: [3, 2, 1, 0], sum: [[0, 0, 0, 0], [4, 5, 6, 7], [6, 7, 9, 10]], tile_goods: [[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 1, 1]],
    fixed_cost: [[0, 0, 0, 0], [4, 5, 6, 7], [5, 6, 8, 9]], ship_price: [[0, 0, 0, 0], [8, 9, 10, 11], [10, 11, 13, 14]], stored_price: [2, 3, 4, 5],
    office: [4, 4, 4, 4], crew_goods: [[0, 2, 3], [0, 1, 3], [0, 2, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2], [0, 1, 2], [0, 1, 2]],
    crew_workers: [2, 2, 2, 2, 3, 3, 3, 3], crew_machines: [1, 1, 1, 1, 2, 2, 2, 2],
    pieces: ['quality-1', 'quality-2', 'quality-3', 'engineer', 'distribution-1', 'distribution-2', 'patent'],
    piece_values: [[1, 2], [1, 2], [3, 4], [5, 6], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]], warehouses: { small: 2, smalls: 2, large: 4 }, ships: 2,
    ship_tokens: 9, ship_pounds: [2, 4, 6, 8], loan_tokens: 9, most: 30, enough: 2,
    tracks: { quality: [1, 2, 2, 3], distribution: [2, 3, 3, 4], cards: [2, 3, 4], machinery: [2, 3, 4], shipping: [2, 3, 4], exchange: [0, 1, 2] },
    track_decades: { quality: [1, 1, 2, 3], distribution: [1, 1, 2, 3], cards: [1, 2, 3], machinery: [1, 2, 3], shipping: [1, 2, 3], exchange: [1, 2, 3] },
    cards: ['entrepreneur', 'trade-office', 'contract', 'patent', 'engineer', 'large-warehouse'], once_per_decade: ['entrepreneur', 'trade-office'],
    contract: [0, 1, 3, 4, 6], grid: [3, 5], awards: ['tycoon', 'patriot'],
    award_numbers: { points: 500, many: 25, most: 30, money: 200, parvenu: 15, sailings: 5 }, reconstructed: ['appeal.arrows', 'factory.sum'],
  };
}

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
