import { expect, test } from 'vitest';
import type { ReportLine, ReportMoment } from '../../wire/types';
import { fitting, plot, roomFor, ticksFor } from './chart';

const moments: ReportMoment[] = [0, 0, 0, 1, 1].map((band, at) => ({ n: at * 10, band, when: {} }));
const line = (...values: number[][]): ReportLine => ({ key: 'worth', money: true, of: [], values });
const room = roomFor(700, 300, ['Ada £90']);

test('steps of a scale are round and reach from nothing to the highest', () => {
  expect(ticksFor(0, 540)).toEqual([0, 100, 200, 300, 400, 500]);
  expect(ticksFor(0, 5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksFor(-40, 60)).toEqual([-40, -20, 0, 20, 40, 60]);
  expect(ticksFor(0, 0)).toEqual([0]);
});

test('parts of the game end where their last moment lies, and shapes stand there and at the beginning', () => {
  const drawn = plot(line([10, 20, 30, 40, 50]), moments, ['1770', '1780'], [], room);
  const [first, second] = drawn.bands;
  expect(first!.x).toBe(room.left);
  expect(second!.x).toBe(first!.x + first!.width);
  expect(second!.x + second!.width).toBe(room.width - room.right);
  expect(drawn.rows[0]!.marks.map(({ x }) => x)).toEqual([first!.x, second!.x, second!.x + second!.width]);
});

test('a higher value lies higher, and everything lies inside its room', () => {
  const drawn = plot(line([0, 100, 50, 90, 3], [5, 0, 0, 0, 0]), moments, ['a', 'b'], [2], room);
  const heights = drawn.rows[0]!.path.split(/[ML]/).slice(1).map((point) => Number(point.split(' ')[1]));
  expect(heights[1]).toBeLessThan(heights[3]!);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(room.top);
  expect(Math.max(...heights)).toBe(room.height - room.bottom);
});

test('names at the end of lines keep their order and do not touch each other', () => {
  const drawn = plot(line([1, 90], [1, 90], [1, 89], [1, 0]), moments.slice(0, 2), ['a'], [], room);
  const labels = drawn.rows.toSorted((one, other) => one.labelY - other.labelY);
  expect(labels.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  for (let i = 1; i < labels.length; i++) expect(labels[i]!.labelY - labels[i - 1]!.labelY).toBeGreaterThanOrEqual(16);
  expect(labels.at(-1)!.labelY).toBeLessThanOrEqual(room.height - room.bottom);
});

test('flags stand above their moments in order, and make room for each other', () => {
  const { flags } = plot(line(moments.map(({ n }) => n)), moments, ['a'], [1, 3, 4], roomFor(300, 200, ['Ada']));
  expect(flags.map(({ n }) => n)).toEqual([1, 2, 3]);
  const tight = plot(line(moments.map(({ n }) => n)), moments, ['a'], [2, 3, 4], roomFor(120, 200, ['Ada'])).flags;
  expect(tight[2]!.labelX).toBe(tight[2]!.x);
  for (let i = 1; i < 3; i++) expect(tight[i]!.labelX - tight[i - 1]!.labelX).toBeGreaterThanOrEqual(20);
});

test('labels of parts that are too narrow are left out', () => {
  const many = Array.from({ length: 12 }, (_, band) => ({ n: band, band, when: {} }));
  const { bands } = plot(line(many.map(() => 1)), many, many.map(({ band }) => `Part ${band}`), [], roomFor(300, 200, ['Ada']));
  expect(bands.filter(({ shown }) => shown).length).toBeLessThan(12);
  expect(bands.some(({ shown }) => shown)).toBe(true);
});

test('a long name is shortened for a narrow chart, its figure never', () => {
  const narrow = roomFor(300, 200, ['A name of twenty-four let £120']);
  expect(narrow.right).toBe(120);
  expect(fitting('A name of twenty-four let', '£120', narrow)).toMatch(/^A name?.*…$/);
  expect(fitting('Ada', '£120', narrow)).toBe('Ada');
});
