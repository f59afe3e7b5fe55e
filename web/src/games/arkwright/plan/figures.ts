// The figures of a plan, for the table that holds kept plans side by side.
import { t } from '../../../lib/text/i18n.svelte';
import type { Figure } from '../../../table/plan/compare';
import type { Reading } from '../../../table/plan/outlook.svelte';
import { sellerOf } from './forecast';
import { hurtOf } from './hurt';
import { isOpen, isWide, rangeOf, readAs } from './outlook';
import type { Kit, OutlookView, View } from '../wire';
import { change, goodTitle, pounds } from '../words';

export function figuresOf(tried: View, before: View, outlook: OutlookView | null, reading: Reading, kit: Kit): Figure[] {
  const view = readAs(tried, outlook, reading);
  const [mine, good] = [view.companies[view.viewer], view.coming];
  if (!mine || good < 0) return [];
  const line = sellerOf(view, good, view.viewer);
  const range = rangeOf(outlook, good, view.viewer);
  const could = (pair: readonly [number, number] | null | undefined, say: (n: number) => string): string | undefined =>
    pair && isWide(pair) ? `${t('think-could-be')} ${say(pair[0])}–${say(pair[1])}` : undefined;
  const firm = outlook && outlook.acting.length > 0 && !isOpen(range) ? t('think-whatever') : undefined;
  const [sold, space, cash] = [line?.sells ?? 0, line?.space_after ?? mine.space, line?.cash_after ?? mine.cash];
  const shares = mine.shares - (line?.shortfall?.shares ?? 0);
  const [value, old] = [kit.share_value[space]!, before.companies[view.viewer]!.space];
  const hurt = hurtOf(view, before, [], kit.share_value);
  const found: Figure[] = [{ key: 'sold', label: t('think-row-sold', { good: goodTitle(kit.goods[good]!) }), text: String(sold), more: could(range?.sells, String) ?? firm, rank: sold }];
  if (line?.ships) found.push({ key: 'shipped', label: t('think-row-shipped'), text: String(line.ships), more: change(line.shipping ?? 0), tone: 'gain' });
  if (hurt) found.push({ key: 'hurt', label: t('think-row-hurt'), text: t('think-short-sold', { shares: hurt.shares, loans: hurt.loans }), tone: 'loss' });
  if (cash !== null) found.push({ key: 'cash', label: t('think-row-cash'), text: pounds(cash), more: could(range?.cash, pounds), rank: cash });
  found.push({ key: 'share', label: t('think-row-share'), text: `${old} → ${space} ${pounds(value)}`, more: could(range?.space, String), rank: space });
  found.push({ key: 'worth', label: t('think-row-worth'), text: `${shares} × ${pounds(value)} = ${pounds(shares * value)}`, rank: shares * value });
  if (cash !== null) found.push({ key: 'sum', label: t('think-row-sum'), text: pounds(cash + shares * value), rank: cash + shares * value, large: true });
  return [...found, ...cycleFigures(outlook, kit)];
}

/** What the cycles after the next production bring if nothing else is done, one by one and together. */
export function cycleFigures(outlook: OutlookView | null, kit: Pick<Kit, 'goods'>): Figure[] {
  const cycles = outlook?.cycles.slice(1) ?? [];
  const range = (low: number, high: number): string | undefined => (low < high ? `${change(low)}–${change(high)}` : undefined);
  const found: Figure[] = cycles.map(({ good, year, net, low, high }) => ({ key: `cycle ${year} ${good}`, label: t('think-row-cycle', { good: goodTitle(kit.goods[good]!), year }), text: change(net), more: range(low, high), rank: net }));
  if (cycles.length > 1) {
    const total = cycles.reduce((sum, { net }) => sum + net, 0);
    found.push({ key: 'cycles', label: t('think-row-cycles', { n: cycles.length }), text: change(total), rank: total });
  }
  return found;
}
