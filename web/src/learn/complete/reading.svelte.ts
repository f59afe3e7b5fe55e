import { catalogue } from '../../lib/catalogue.svelte';
import type { Chosen } from './outline';

/** The table that is open, for links into its rules. */
export const reading: { game: string; chosen: Chosen | null } = $state({ game: '', chosen: null });

/** The options of a ruleset, those that were not chosen with their usual value. */
export function allOptions(ruleset: string, options: Readonly<Record<string, string>>): Record<string, string> {
  const usual = (catalogue.find(ruleset)?.options ?? []).map(({ key, default: value }) => [key, value]);
  return { ...Object.fromEntries(usual), ...options };
}

/** The options that differ from the usual ones. */
export function unusual(ruleset: string, options: Readonly<Record<string, string>>): Record<string, string> {
  const usual = allOptions(ruleset, {});
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => usual[key] !== value));
}
