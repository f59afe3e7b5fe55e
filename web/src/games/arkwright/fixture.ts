// A game of four in full swing for tests: 1790, clothes active, seat 0 decides.
import made from './made/marker.json';
import type { Company, Factory, Kit, View } from './types';

/** What is printed, as the engine says it. */
export const kit = (): Kit => structuredClone(made.kit) as unknown as Kit;

export function factory(more: Partial<Factory> = {}): Factory {
  return {
    level: 2, base: 11, price: 10, quality: 2, distribution: 2, appeal: 5, workers: [1, 1, 0, 0], machines: [1, 1, 0, 0],
    extra: 0, rows: 2, makes: 4, marked: false, ...more,
  };
}

export function company(seat: number, more: Partial<Company> = {}): Company {
  return {
    seat, cash: 38, shares: 14, bank_shares: 16, foreign: null, records: null, free_row: null, space: 27, value: 19, loans: 0, portfolio: 266, factories: [null, factory(), null, null], tiles: [],
    inventor_uses: 0, foreman: -1, workshop: -1, markers: ['factory', 'quality', 'workers'], placed: [null, null, null, null, null],
    ships: [null, null], spots: [], stock: [0, 0, 0, 0], contracts: [0, 0, 0, 0], jubilee: false, ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  const seller = (seat: number, appeal: number) => ({ seat, appeal, makes: 4, sells: appeal > 4 ? 4 : 3, income: 40, costs: 22, steps: 2 });
  const forecast = [0, 1, 2, 3].map((good) => ({ good, demand: 13, importer: 3, importer_sells: 1, sellers: good === 1 ? [seller(0, 5), seller(1, 3), seller(2, 6), seller(3, 5)] : [] }));
  const factories = (quality: number) => [null, factory({ quality }), null, null];
  return {
    game: 'arkwright', viewer: 0, seats: 4, to_move: 0, over: false, phase: 'marker', asked: {}, year: 1790, last_year: 1810, cycle: 1,
    level: 2, start: 3, market: { empty: 52, fired: 6, out: 0, wage: 4, demand: [13, 12, 11, 10] },
    timetable: { economy: [], events: [], extra_events: null, decades: [1760, 1770, 1780, 1790, 1800, 1810], levels: [1, 1, 2, 2, 3, 3] },
    appeals: [0, 1, 2, 3].map(() => ({ importer: 3, seats: [0, 0, 0, 0] })),
    companies: [company(0, { factories: factories(2) }), company(1), company(2), company(3, { factories: factories(4) })],
    special: { tiles: { broker: 1 }, mat: [{ level: 1, markers: ['light-quality', 'light-quality'] }, { level: 2, markers: ['light-quality', 'dark-machinery'] }], ships: [{ capacity: 4, level: 2, left: 1 }] },
    forecast, rules: { bureaucracy: false, strike: false, navigation: false, opium: false, harbour: true, foreign_shares: false }, awards: null, offer: null, final: null, ...more,
  };
}
