import { prefs } from '../prefs.svelte';
import { hasPoundBehind } from './language';

/** A sentence with a negative amount: the sign stands before the pound. */
const OWED = /£[-−](?=\d)/g;
/** An amount, or a range of amounts, as word files write it in every language. */
const POUNDS = /£(\d+(?:–\d+)?)/g;

/** A text with its amounts as the reader's language writes them: £5, or 5 £ with a narrow no-break space. */
export function withPounds(text: string): string {
  const signed = text.replace(OWED, '−£');
  return hasPoundBehind(prefs.lang) ? signed.replace(POUNDS, '$1\u202f£') : signed;
}

/** Money as everywhere: a true minus before it. */
export function pounds(amount: number): string {
  return withPounds(amount < 0 ? `−£${-amount}` : `£${amount}`);
}

export function change(amount: number, money = true): string {
  const unit = money ? '£' : '';
  if (amount === 0) return withPounds(`${unit}0`);
  return withPounds(amount < 0 ? `−${unit}${-amount}` : `+${unit}${amount}`);
}
