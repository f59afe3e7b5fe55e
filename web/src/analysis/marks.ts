// Where a plan changes the table: the places at which it leaves something else than what stands there now.
import type { Teller } from '../since/since.svelte';
import type { View } from '../wire/types';

/** Figures that follow from others. */
const SUMS = new Set(['makes', 'costs', 'value', 'space', 'worth']);

type Facts = Record<string, string | number | null | undefined>;

/** What stands at each place, by CSS selector. */
export function standsAt(teller: Teller, view: View): Facts {
  // What belongs to nobody (“demand - food”) follows from a plan and is not what it does.
  const named = Object.entries(teller.facts(view)).filter(([place]) => !place.includes(' - ') && !SUMS.has(place.split(' ')[0]!)).map(([place, fact]) => [`[data-fact="${place}"]`, fact] as const);
  return { ...Object.fromEntries(named), ...teller.spots?.(view) };
}

/** The places that a plan changes in another way than the other plan does. */
export function changedBy(before: Facts, after: Facts, other: Facts | null): string[] {
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...places].filter((place) => (after[place] ?? null) !== (before[place] ?? null) && (!other || (after[place] ?? null) !== (other[place] ?? null)));
}
