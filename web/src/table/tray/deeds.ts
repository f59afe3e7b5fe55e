// Labels of the buttons that commit: the whole move, with the money before and after where it changes.
import { addPart, t } from '../../lib/text/i18n.svelte';
import { change, pounds } from '../../lib/text/money';

addPart(import.meta.glob<string>('../../locales/deeds.en.ftl', { query: '?raw', import: 'default', eager: true }));

/** Up to this number of choices each is a button; more of them are a stepper and a button. */
export const FEW = { dense: 6, wide: 10 };

/** Money of the deciding player before and after; null where it is hidden or unknown. */
export interface Money {
  before: number | null | undefined;
  after: number | null | undefined;
}

export interface Deed {
  key: string;
  args?: Record<string, string | number>;
}

function moved({ before, after }: Money): { sum: number; before: string; after: string } | null {
  if (before == null || after == null || before === after) return null;
  return { sum: Math.abs(after - before), before: pounds(before), after: pounds(after) };
}

/** A single decision: "Buy 2 shares for £20: £39 → £19". */
export function deedWords(deed: string, money: Money): string {
  const args = moved(money);
  return args ? t('deed-money', { deed, ...args }) : deed;
}

/** The same decision several times in a row. */
export const timesWords = (deed: string, n: number): string => (n > 1 ? t('deed-more', { deed, n }) : deed);

/** What the main button says when pressing it sends; `done` is what ends with it, `seen` whether all that follows is known. */
export function sendDeed(seen: boolean, done: string | null = null): Deed {
  const stem = done === null ? 'deed-send' : 'deed-done';
  return { key: seen ? stem : `${stem}-see`, args: done === null ? {} : { done } };
}

/** Money on a button that sends has one meaning: what will be in the box after this production. */
export interface Box {
  before: number;
  after: number;
  /** Steps of the share value; 0 where they are not told. */
  steps: number;
  /** The production is in it; else nothing is produced before the player decides again. */
  produced: boolean;
  /** The final count is in it. */
  scored: boolean;
}

/** "£39 → £27 after the production · share +1". */
export function boxWords({ before, after, steps, produced, scored }: Box): string {
  const money = moved({ before, after });
  const key = scored ? 'deed-box-scored' : produced ? 'deed-box' : 'deed-box-now';
  const words = money ? [t(key, { before: money.before, after: money.after })] : produced ? [t('deed-box-same', { after: pounds(after) })] : [];
  if (steps) words.push(t('deed-box-share', { steps: change(steps, false) }));
  return words.join(' · ');
}
