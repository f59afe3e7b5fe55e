// The final scoring, steps a to e, from the events of the last decision.
import type { LogEntry } from '../../wire/types';
import type { View } from './wire';

export interface FinalRow {
  seat: number;
  /** a: stored goods. */
  goods: number;
  /** b: shares bought with what was left. */
  bought: number;
  /** c: shares off for loans. */
  loans: number;
  /** d: pounds off the value for shipping. */
  pounds: number;
  /** e: shares times value. */
  shares: number;
  value: number;
  score: number;
  money: number;
}

/** From first to last; who went bankrupt has no steps. */
export function finalRows(view: View, log: readonly LogEntry[]): FinalRow[] {
  const told = new Map(log.flatMap((entry) => (entry.undone ? [] : entry.events)).filter(({ key }) => key === 'final').map((event) => [event.seat, event.args]));
  return (view.final?.ranking ?? []).map((seat) => {
    const args = told.get(seat) ?? {};
    const company = view.companies[seat]!;
    return {
      seat, goods: Number(args['goods'] ?? 0), bought: Number(args['bought'] ?? 0), loans: company.loans, pounds: Number(args['pounds'] ?? 0),
      shares: company.shares, value: company.value, score: view.final?.scores[seat] ?? 0, money: company.money,
    };
  });
}
