// The outlook in addition to the forecast: readings of what the others do, ranges, the cause of a range, the cycles to come.
import type { Reading } from '../../../table/plan/outlook.svelte';
import type { CauseView, OutlookView, RangeView, View } from '../wire';

/** The view with the forecast of this reading; where it is not known, the forecast stands as it is. */
export function readAs(view: View, outlook: OutlookView | null, reading: Reading): View {
  const line = outlook?.readings[reading];
  if (!line || reading === 'hold') return view;
  return { ...view, forecast: view.forecast.map((one) => (one.good === line.good ? line : one)) };
}

/** The range of a line of the forecast, if the outlook is about this good. */
export const rangeOf = (outlook: OutlookView | null, good: number, seat: number): RangeView | undefined =>
  outlook?.good === good ? outlook.ranges.find((range) => range.seat === seat) : undefined;

export const isWide = (range: readonly [number, number] | null | undefined): boolean => !!range && range[0] !== range[1];

/** Does anything of this line depend on what the others still do? */
export const isOpen = (range: RangeView | undefined): boolean => !!range && [range.sells, range.cash, range.space].some(isWide);

export type CauseWords = Record<string, string | number>;

/** The arguments of the sentence that names the cause: what somebody does, and the first thing that it changes for the reader. */
export function causeArgs(cause: CauseView, who: string): CauseWords {
  const { deed, before, after, sells, cash, space, wage } = cause;
  const changed = (pair: readonly [number, number]): boolean => pair[0] !== pair[1];
  const effect = changed(sells) ? 'sells' : changed(wage) && changed(cash) ? 'wage' : changed(space) ? 'share' : 'cash';
  const [was, is] = { sells, wage, share: space, cash }[effect];
  return { who, deed, before, after, effect, was, is };
}

export interface Cycle {
  good: number;
  year: number;
  net: number;
  low: number;
  high: number;
  /** Cash would run out here if nothing else came in. */
  short: boolean;
}

/** The cycles to come. The first is as wide as the others make it; cash is carried on from one to the next. */
export function cyclesOf(outlook: OutlookView, view: View): Cycle[] {
  const cash = view.companies[view.viewer]?.cash ?? null;
  const open = rangeOf(outlook, outlook.good, view.viewer)?.cash;
  const hold = outlook.readings['hold']?.sellers.find(({ seat }) => seat === view.viewer)?.cash_after ?? null;
  let left = cash;
  return outlook.cycles.map((cycle, at) => {
    if (left !== null) left += cycle.net;
    const wide = at === 0 && open && hold !== null ? [open[0] - hold, open[1] - hold] : [0, 0];
    return { ...cycle, low: Math.min(cycle.low, cycle.net + wide[0]!), high: Math.max(cycle.high, cycle.net + wide[1]!), short: left !== null && left < 0 };
  });
}
