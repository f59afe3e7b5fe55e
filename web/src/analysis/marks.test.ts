import { expect, test } from 'vitest';
import { changedBy, standsAt } from './marks';

const teller = {
  facts: (view: { cash: number; rows: (string | null)[] }) => ({ 'cash 0': view.cash, 'demand - food': view.cash, ...Object.fromEntries(view.rows.map((marker, row) => [`admin 0 £${row}`, marker])) }),
  spots: (view: { cells?: string[] }) => Object.fromEntries((view.cells ?? []).map((cell) => [`[data-cell="${cell}"]`, 'worker'])),
  icon: () => '',
};
const now = standsAt(teller, { cash: 10, rows: [null, null] });
const played = standsAt(teller, { cash: 8, rows: ['machinery', null], cells: ['o8'] });
const better = standsAt(teller, { cash: 8, rows: [null, 'quality'] });

test('places are found by their name, and parts of the board by their own selector', () => {
  expect(Object.keys(played)).toEqual(['[data-fact="cash 0"]', '[data-fact="admin 0 £0"]', '[data-fact="admin 0 £1"]', '[data-cell="o8"]']);
});

test('a plan is drawn where it changes something, and not where both plans do the same', () => {
  expect(changedBy(now, played, better)).toEqual(['[data-fact="admin 0 £0"]', '[data-cell="o8"]']);
  expect(changedBy(now, better, played)).toEqual(['[data-fact="admin 0 £1"]']);
  expect(changedBy(now, played, null)).toContain('[data-fact="cash 0"]');
  expect(changedBy(now, now, null)).toEqual([]);
});
