// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages, setLang, speakOf } from '../src/lib/text/i18n.svelte';
import ReportBody from '../src/report/ReportBody.svelte';
import '../src/report/words';
import type { Report, TableReport } from '../src/wire/types';
import { brief, fakeServer } from './fakes';

const WORDS = `
report-band = { NUMBER($year, useGrouping: 0) }
report-when = { NUMBER($year, useGrouping: 0) }, { $good }
report-line-worth = Worth
report-line-cash = Cash
report-table-income = Income
report-part-home = at home
report-part-shipped = shipped
report-row-food = food
report-how-shares = { $n } shares
report-turn-sale = { $who } sold { $n }, { $other } { $m }.
`;

const report: Report = {
  money: true, over: true, decisions: 40, turns: 8, others: [], rivals: [], story: [],
  places: [
    { seat: 1, place: 1, score: 120, won: true, how: [{ key: 'how-shares', args: { n: 12 } }] },
    { seat: 0, place: 2, score: 90, won: false, how: [] },
  ],
  lead: [], own: [[], []], bands: [{ year: 1770 }],
  moments: [0, 1, 2].map((n) => ({ n: n * 20, band: 0, when: { year: 1770, good: n ? 'food' : 'start' } })),
  lines: [
    { key: 'worth', money: true, of: [], values: [[50, 70, 90], [50, 80, 120]] },
    { key: 'cash', money: true, of: [], values: [[5, 7, 9], [5, 8, 12]] },
  ],
  tables: [{ key: 'income', money: true, parts: ['home', 'shipped'], rows: [{ key: 'food', cells: [[30, 0], [20, 25]] }], total: true }],
  markets: [{ key: 'food', moments: [1, 2], others: [], sold: [[1, 2], [null, 6]] }],
  margins: [{ key: 'food', pieces: [3, 6], profit: [12, 24] }],
  voyages: [{ seat: 1, n: 9, when: { year: 1770, good: 'food' }, good: 'food', pieces: 5, earned: 25 }],
  turnings: [
    [{ n: 40, moment: 2, when: { year: 1770, good: 'food' }, said: { key: 'turn-sale', args: { who: 1, n: 6, other: 0, m: 2 } }, amount: -20, more: null }],
    [],
  ],
  awards: [],
};

const table = brief({ state: 'finished', you: 0, winners: [1] });
const answer = { table, report, seconds: 3900 } satisfies TableReport;
const names = table.seats.map(({ name }) => name);

beforeEach(() => {
  setLang('en');
  addMessages('en', WORDS, 'test');
  speakOf('test');
  fakeServer({ 'POST /api/tables/t1/review': () => ({ seat: 0, state: 'done', weighed: 2, suspects: 2, dear: 5, decisions: [] }) });
});
afterEach(() => {
  cleanup();
  speakOf('');
  vi.unstubAllGlobals();
});

const show = (): void => void render(ReportBody, { answer, game: 'test', onrematch: () => undefined });

test('the headline says who won, the line below it where the reader stands, certificates go from first to last', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('with £120');
  expect(screen.getByText(/You are second with £90/).textContent).toContain('1 h 5 min');
  const places = within(screen.getByRole('list', { name: 'Result' })).getAllByRole('listitem');
  expect(places.map((place) => place.className.includes('you'))).toEqual([false, true]);
  expect(places[0]!.textContent).toContain('12 shares');
});

test('a chart says its message, and can be read as a table', async () => {
  show();
  expect(screen.getByRole('img', { name: `Worth from moment to moment. At the end: ${names[1]} £120, ${names[0]} £90.` })).toBeTruthy();
  const button = screen.getByRole('button', { name: /^Read as a table\s*: Worth/  });
  await fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const rows = within(screen.getByRole('group', { name: 'Worth' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([`When${names.join('')}`, '1770, start£50£50', '1770, food£70£80', '1770, food£90£120']);
});

test('turning points are told from the reader’s seat, and from another one on demand', async () => {
  show();
  const turning = document.getElementById('turning-1')!;
  expect(turning.textContent).toContain(`${names[1]} sold 6, ${names[0]} 2.`);
  expect(turning.textContent).toContain('−£20');
  await fireEvent.click(within(screen.getByRole('group', { name: 'Seen from' })).getByRole('button', { name: names[1]! }));
  expect(document.getElementById('turning-1')).toBeNull();
  expect(screen.getByText('No single moment changed the distance by much.')).toBeTruthy();
});

test('who sold most alone is framed, who had no factory has a dot', () => {
  show();
  const market = document.querySelector('.heat.food')!;
  const cells = [...market.querySelectorAll('tbody td')];
  expect(cells.map((cell) => cell.textContent!.trim())).toEqual(['1 (100 %)', '2 (25 %)', '·', '6 (75 %)']);
  expect(cells.map((cell) => cell.classList.contains('top'))).toEqual([true, false, false, true]);
});

test('the report says so when no decision was costly', async () => {
  show();
  expect(await screen.findByText(/No decision clearly cost more than 5/)).toBeTruthy();
});
