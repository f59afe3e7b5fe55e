// What a plan would cost in shares, loans and share value for lack of cash: at once, when its bill is paid, or in the sale.
import type { Event } from '../../../wire/types';
import { sellerOf } from './forecast';
import type { View } from '../wire';

export interface Hurt {
  /** The plan itself, or the production that follows it. */
  when: 'plan' | 'sale';
  shares: number;
  loans: number;
  /** Spaces of the share value, before and after everything. */
  from: number;
  to: number;
  /** Shares × value, before and after. */
  worth: number;
  then: number;
}

/** Null: the cash suffices as far as the reader knows it. `events` are those of the planned moves. */
export function hurtOf(view: View, before: View, events: readonly Event[], values: readonly number[]): Hurt | null {
  const [mine, old] = [view.companies[view.viewer], before.companies[view.viewer]];
  if (!mine || !old) return null;
  const sold = events.filter(({ key, seat }) => key === 'emergency' && seat === view.viewer);
  const number = (name: string): number => sold.reduce((sum, { args }) => sum + Number(args[name] ?? 0), 0);
  const worthOf = (shares: number, space: number): number => shares * (values[space] ?? 0);
  const now = { from: old.space, worth: worthOf(old.shares, old.space) };
  const bill = view.shortfall;
  if (sold.length > 0 || bill) {
    const [shares, loans, to] = [number('shares') + (bill?.shares ?? 0), number('loans') + (bill?.loans ?? 0), mine.space - (bill?.spaces ?? 0)];
    return { when: 'plan', shares, loans, ...now, to, then: worthOf(mine.shares - (bill?.shares ?? 0), to) };
  }
  const line = sellerOf(view, view.coming, view.viewer);
  if (!line?.shortfall) return null;
  const { shares, loans } = line.shortfall;
  const to = line.space_after ?? mine.space;
  return { when: 'sale', shares, loans, ...now, to, then: worthOf(mine.shares - shares, to) };
}
