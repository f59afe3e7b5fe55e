import type { RuleOption, Ruleset } from '../../wire/types';

/** Options that make a difference with this number of players. */
export const optionsFor = (ruleset: Ruleset | undefined, seats: number): RuleOption[] => (ruleset?.options ?? []).filter((option) => option.seats.includes(seats));

/** What is chosen of these options; the usual value where nothing was chosen. */
export const chosenOf = (options: readonly RuleOption[], chosen: Record<string, string>): Record<string, string> =>
  Object.fromEntries(options.map(({ key, default: usual }) => [key, chosen[key] ?? usual]));
