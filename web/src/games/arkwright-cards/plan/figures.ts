// The figures of a plan of the card game, for the table that holds kept plans side by side.
import { t } from '../../../lib/text/i18n.svelte';
import type { Figure } from '../../../table/plan/compare';
import type { Reading } from '../../../table/plan/outlook.svelte';
import { hurtOf, isWide, rangeOf, readAs } from './outlook';
import type { Kit, OutlookView, View } from '../wire';
import { capital, goodName, pounds } from '../words';

export function figuresOf(view: View, outlook: OutlookView | null, reading: Reading, kit: Kit): Figure[] {
  const mine = view.companies[view.viewer];
  const forecast = readAs(view.forecast, outlook, reading);
  if (!mine || !forecast) return [];
  const line = forecast.sellers.find(({ seat }) => seat === view.viewer);
  const range = rangeOf(outlook, view.viewer);
  const could = (pair: readonly [number, number] | undefined, say: (n: number) => string): string | undefined =>
    pair && isWide(pair) ? `${t('think-could-be')} ${say(pair[0])}–${say(pair[1])}` : undefined;
  const [money, value] = [line?.money_then ?? mine.money, line?.value_then ?? mine.value];
  const hurt = hurtOf(line);
  const found: Figure[] = [];
  if (line) {
    found.push({ key: 'price', label: t('think-row-price'), text: `${pounds(line.price)}, ${line.appeal}` });
    found.push({ key: 'sold', label: t('think-row-sold', { good: capital(goodName(kit.goods[forecast.good]!)) }), text: String(line.sells), more: could(range?.sells, String), rank: line.sells });
  }
  if (hurt) found.push({ key: 'hurt', label: t('think-row-hurt'), text: hurt.bankrupt ? t('cardgame-bill-bankrupt') : t('think-hurt-loans', { n: hurt.loans }), tone: 'loss' });
  found.push({ key: 'cash', label: t('think-row-cash'), text: pounds(money), more: could(range?.money, pounds), rank: money });
  found.push({ key: 'value', label: t('think-row-value'), text: pounds(value), more: could(range?.value, pounds), rank: value });
  found.push({ key: 'worth', label: t('think-row-worth'), text: `${mine.shares} × ${pounds(value)} = ${pounds(mine.shares * value)}`, rank: mine.shares * value });
  found.push({ key: 'sum', label: t('think-row-sum'), text: pounds(money + mine.shares * value), rank: money + mine.shares * value, large: true });
  return found;
}
