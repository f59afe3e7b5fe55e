// Facts and conditions of orders in the reader's language. The game says what its facts are called.
import { catalogue } from '../lib/catalogue.svelte';
import { has, t } from '../lib/text/i18n.svelte';
import type { TableSession } from '../table/session/table.svelte';
import type { Condition, FactKindShown } from '../wire/distance';
import type { Words } from '../lib/text/i18n.svelte';

export type Kinds = readonly FactKindShown[];

/** The name of the kind of a fact, and the values of its arguments. */
export function partsOf(fact: string): { name: string; values: string[] } {
  const [name = '', ...values] = fact.split(' ');
  return { name, values };
}

export const keyOf = (name: string, values: readonly string[]): string => [name, ...values].join(' ');

/** A fact in words, such as "Bruno’s price of food". */
export function factWords(fact: string, kinds: Kinds, table: TableSession): string {
  const { name, values } = partsOf(fact);
  const kind = kinds.find((one) => one.name === name);
  const words: Words = {};
  kind?.arguments.forEach((argument, at) => {
    const value = values[at] ?? '';
    words[argument] = argument === 'seat' ? table.nameOf(Number(value)) : value;
    if (argument === 'seat') words['mine'] = Number(value) === table.you ? 'yes' : 'no';
  });
  return t(`fact-${name}`, words);
}

/** A value of an argument in a list to choose from: a name, or what the game calls it. */
export function valueName(argument: string, value: string, table: TableSession): string {
  if (argument === 'seat') return Number(value) === table.you ? t('orders-mine') : table.nameOf(Number(value));
  const own = `${argument}-${value}`;
  return has(own) ? t(own) : t(`${catalogue.gameOf(table.brief.ruleset)}-${argument}`, { [argument]: value });
}

/** A figure of this fact, with its unit. */
export function figure(fact: string, n: number, kinds: Kinds): string {
  const money = kinds.find((one) => one.name === partsOf(fact).name)?.unit === 'money';
  return money ? moneyWords(n) : String(n).replace('-', '−');
}

export const moneyWords = (n: number): string => t('fact-money', { n });

export function conditionWords({ fact, op, value }: Condition, kinds: Kinds, table: TableSession): string {
  return t(`orders-if-${op}`, { fact: factWords(fact, kinds, table), value: figure(fact, value, kinds) });
}

/** Is it true for this figure? Comparing is all there is to it. */
export function holds({ op, value }: Condition, now: number | null): boolean {
  if (now === null) return false;
  if (op === 'at-least') return now >= value;
  if (op === 'at-most') return now <= value;
  return op === 'equals' ? now === value : now !== value;
}
