// Numbers of the sheet for the texts. A place is a key of the sheet and, behind slashes, where in its value: `tiles.copies/agent`,
// `factory.cost/0/1`. With `£` before it, it is money; with `#`, how many a list
// has. A list is told as one: "2, 4 and 6".
import { regionOf, type Lang } from '../../lib/text/language';
import { pounds } from '../../lib/text/money';
import type { Numbers } from '../../wire/types';

export type Values = Numbers['values'];

/** The key of the sheet that a place belongs to. */
export const keyOf = (place: string): string => place.replace(/^[£#]/, '').split('/')[0]!;

/** The value at a place; undefined if the sheet has none. */
export function valueAt(values: Values, place: string): unknown {
  const [key = '', ...path] = place.replace(/^[£#]/, '').split('/');
  const found = path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], values[key]);
  return place.startsWith('#') && Array.isArray(found) ? found.length : found;
}

/** A value in words: a number plain, so that a year has no comma; pairs inside a list with a slash. */
export function told(values: Values, place: string, language: Lang): string {
  const value = valueAt(values, place);
  const one = (item: unknown): string => {
    if (Array.isArray(item)) return item.join('/');
    return place.startsWith('£') ? pounds(Number(item)) : String(item).replace(/^-/, '−');
  };
  if (!Array.isArray(value)) return one(value);
  return new Intl.ListFormat(regionOf(language)).format(value.map(one));
}

/** All variables of a game's texts. */
export function variables(places: Readonly<Record<string, string>>, values: Values, language: Lang): Record<string, string> {
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, told(values, place, language)]));
}
