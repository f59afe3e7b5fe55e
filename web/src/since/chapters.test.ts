import { describe, expect, test } from 'vitest';
import { addMessages } from '../lib/text/i18n.svelte';
import type { Event, LogEntry, LogPart } from '../wire/types';
import { chaptersOf, newsOf, toldBefore } from './chapters';
import { bandSum, headOf, linesOf, tableOf, unbroken } from './lines';

const event = (key: string, seat: number, args: Event['args'] = {}): Event => ({ key, seat, args });
const entry = (version: number, seat: number, events: Event[], parts: LogPart[] = [], more: Partial<LogEntry> = {}): LogEntry => ({
  version, at: '2026-01-01T10:00:00Z', seat, kind: 'move', undone: false, events, n: version, parts, ...more,
});
const turn = (seat: number, n: number, more = false): LogPart => ({ at: 0, kind: 'turn', seat, turn: n, ...(more ? { more } : {}) });
const names = {
  nameOf: (seat: number) => ['Ada', 'Bruno'][seat] ?? '',
  told: { kinds: {}, many: { hired: ['good'] }, heads: ['marker'] },
};

describe('chapters', () => {
  test('a turn is one chapter, however often it was sent', () => {
    const log = [entry(1, 1, [event('marker', 1)], [turn(1, 4)]), entry(2, 1, [event('price', 1)], [turn(1, 4, true)]), entry(3, 0, [event('marker', 0)], [turn(0, 5)])];
    expect(chaptersOf(log).map(({ seat, happenings }) => [seat, happenings.length])).toEqual([[1, 2], [0, 1]]);
  });

  test('what was taken back stays in its turn, struck out, and interrupts nothing', () => {
    const log = [
      entry(1, 0, [event('marker', 0)], [turn(0, 4)]),
      entry(2, 0, [event('hired', 0)], [turn(0, 4, true)], { undone: true }),
      entry(3, 0, [], [], { kind: 'undo' }),
      entry(4, 0, [event('price', 0)], [turn(0, 4, true)]),
    ];
    const [first, note] = chaptersOf(log);
    expect(first!.happenings.map(({ undone }) => undone)).toEqual([false, true, false]);
    expect([first!.undone, first!.n, note!.kind]).toEqual([false, 4, 'note']);
  });

  test('of two take-backs each strikes its own decision, in the order of the log', () => {
    const undo = (version: number): LogEntry => entry(version, 0, [], [], { kind: 'undo' });
    const log = [
      entry(1, 0, [event('marker', 0, { n: 1 })], [turn(0, 4)], { undone: true }),
      undo(2),
      entry(3, 0, [event('marker', 0, { n: 2 })], [turn(0, 4)], { undone: true }),
      undo(4),
      entry(5, 0, [event('marker', 0, { n: 3 })], [turn(0, 4)]),
    ];
    const told = (entries: LogEntry[]): unknown[] => chaptersOf(entries).map(({ kind, undone, happenings }) => (kind === 'note' ? 'back' : [undone, ...happenings.map(({ event: { args } }) => args['n'])]));
    expect(told(log.slice(0, 4))).toEqual([[true, 1], 'back', [true, 2], 'back']);
    expect(told(log)).toEqual([[true, 1], 'back', [true, 2], 'back', [false, 3]]);
  });

  test('what was taken back in two steps of one turn is not told as one', () => {
    const hired = (version: number, undone: boolean): LogEntry => entry(version, 0, [event('hired', 0, { good: 'food' })], [turn(0, 4, true)], { undone });
    const log = [entry(1, 0, [event('marker', 0)], [turn(0, 4)]), hired(2, true), entry(3, 0, [], [], { kind: 'undo' }), hired(4, true), entry(5, 0, [], [], { kind: 'undo' })];
    expect(linesOf(chaptersOf(log)[0]!, names).filter(({ undone }) => undone)).toHaveLength(2);
  });

  test('a production is a chapter of its own, over several entries, with its last table and its scene', () => {
    const log = [
      entry(1, 1, [event('marker', 1), event('made', 0)], [turn(1, 4), { at: 1, kind: 'production', turn: 4, rows: [[0, 0, 4]] }], { scenes: ['sale'] }),
      entry(2, 0, [event('sold', 0), event('round', -1)], [{ at: 0, kind: 'production', turn: 4, more: true, rows: [[0, 3, 4]] }, { at: 1, kind: 'cycle', turn: 4 }]),
    ];
    const chapters = chaptersOf(log);
    expect(chapters.map(({ kind }) => kind)).toEqual(['turn', 'production', 'cycle']);
    expect([chapters[1]!.happenings.length, chapters[1]!.rows, chapters[1]!.scene?.version, chapters[0]!.scene]).toEqual([2, [[0, 3, 4]], 1, null]);
    // While its scene plays nothing tells how it ends.
    expect(toldBefore(chapters, 1).map(({ kind }) => kind)).toEqual(['turn']);
    expect(toldBefore(chapters, 2)).toEqual(chapters);
  });

  test('a game that says nothing of parts has a chapter for each entry', () => {
    expect(chaptersOf([entry(1, 0, [event('took', 0)]), entry(2, 0, [event('took', 0)])])).toHaveLength(2);
  });
});

describe('news', () => {
  const log = [
    entry(1, 0, [event('marker', 0), event('made', 0)], [turn(0, 1), { at: 1, kind: 'production', turn: 1 }]),
    entry(2, 1, [event('marker', 1)], [turn(1, 2)]),
    entry(3, 0, [event('marker', 0)], [turn(0, 3)]),
  ];

  test('are what others did and what followed the own turn by itself', () => {
    expect(newsOf(chaptersOf(log), 1, 0).map(({ kind, seat }) => [kind, seat])).toEqual([['production', -1], ['turn', 1]]);
  });

  test('there are none before the first own turn, nor for who watches', () => {
    expect(newsOf(chaptersOf(log), 0, 0)).toEqual([]);
  });

  test('come to a player alone, too', () => {
    const alone = [entry(1, 0, [event('action', 0), event('drawn', -1)], [turn(0, 1), { at: 1, kind: 'opponents', turn: 1 }])];
    expect(newsOf(chaptersOf(alone), 1, 0).map(({ kind }) => kind)).toEqual(['opponents']);
  });
});

describe('lines', () => {
  addMessages('en', [
    'line-marker = { $marker } £{ $paid }', 'line-hired = hires 1 for { $good }', 'line-hired-many = hires { $count } workers for { $good }',
    'event-price = { $who } sets the price.', 'line-of = { $who }: { $line }', 'band-sale-sum = { $demand } wanted, { $sold } sold, you { $mine }',
    'band-sale-head-1 = Sold', 'band-sale-cell-1 = { $v1 } of { $v2 }', 'band-sale-head-2 = Net', 'band-sale-cell-2 = { $m3 }',
  ].join('\n'));
  const hired = event('hired', 0, { good: 'food' });

  test('the marker stands beside the name, small steps are one line, and others are named', () => {
    const [chapter] = chaptersOf([entry(1, 0, [event('marker', 0, { marker: 'Workers', paid: 2 }), hired, hired, hired, event('hired', 1, { good: 'food' })], [turn(0, 1)])]);
    expect(headOf(chapter!, names)).toBe('Workers £2');
    expect(linesOf(chapter!, names).map(({ text }) => text)).toEqual(['hires 3 workers for food', 'Bruno: hires 1 for food']);
  });

  test('small steps that were sent one by one are one line, and what was taken back is not counted with them', () => {
    const [chapter] = chaptersOf([entry(1, 0, [hired], [turn(0, 1)]), entry(2, 0, [hired], [turn(0, 1, true)]), entry(3, 0, [hired], [turn(0, 1, true)], { undone: true })]);
    expect(linesOf(chapter!, names)).toEqual([{ text: 'hires 2 workers for food', undone: false }, { text: 'hires 1 for food', undone: true }]);
  });

  test('things of a kind that the game lists are one line', () => {
    addMessages('en', 'line-set = price of { $good }\nline-set-all = prices: { $list }\nline-set-item = { $good } £{ $price }');
    const set = (good: string, price: number): Event => event('set', 0, { good, price });
    const [chapter] = chaptersOf([entry(1, 0, [set('food', 3), set('lamps', 9), hired, set('food', 4)], [turn(0, 1)])]);
    expect(linesOf(chapter!, names).map(({ text }) => text)).toEqual(['prices: food £3, lamps £9', 'hires 1 for food', 'price of food']);
  });

  test('a line does not end between what was and what is', () => {
    expect(unbroken('quality 1 → 2, +£4')).toBe('quality 1\u00a0→\u00a02, +\u2060£4');
  });

  test('what has no short words is said in its sentence', () => {
    const [chapter] = chaptersOf([entry(1, 0, [event('price', 0)], [turn(0, 1)])]);
    expect(linesOf(chapter!, names).map(({ text }) => text)).toEqual(['Ada sets the price.']);
  });

  test('a sale that goes on does not count as one of nothing, and nothing gained has no sign', () => {
    addMessages('en', 'band-fair-sum = { $sold -> \n    [none] goes on\n   *[other] { $sold } sold\n  }\nband-fair-head-1 = Net\nband-fair-cell-1 = { $m1 }');
    const of = (rows: (number | null)[][]): string => bandSum(chaptersOf([entry(1, 0, [], [{ at: 0, kind: 'fair', turn: 1, args: { demand: 7 }, rows }])])[0]!, names, 0);
    expect(of([])).toBe('goes on');
    expect(of([[0, 0]])).toBe('0 sold');
    const [chapter] = chaptersOf([entry(1, 0, [], [{ at: 0, kind: 'fair', turn: 1, rows: [[0, 0], [1, 2]] }])]);
    expect(tableOf(chapter!)!.rows.map(({ cells }) => cells[0])).toEqual(['£0', '+\u2060£2']);
  });

  test('a band has a sum for its reader and a small table', () => {
    const part: LogPart = { at: 0, kind: 'sale', turn: 1, args: { demand: 7 }, rows: [[1, 3, 4, -2], [0, 2, 2, 9]] };
    const [chapter] = chaptersOf([entry(1, 1, [event('sold', 1)], [part])]);
    expect(bandSum(chapter!, names, 0)).toBe('7 wanted, 5 sold, you 2');
    expect(tableOf(chapter!)).toEqual({ heads: ['Sold', 'Net'], rows: [{ seat: 1, cells: ['3 of 4', '−\u2060£2'] }, { seat: 0, cells: ['2 of 2', '+\u2060£9'] }] });
  });
});
