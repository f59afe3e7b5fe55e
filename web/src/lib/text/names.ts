import { has, t } from './i18n.svelte';

/** Names stand inside sentences and at the beginning of lines and buttons; the word files have them in small letters. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a phase is called; its key where the game, or a house rule, has no words for it. */
export const phaseName = (phase: string): string => (has(`phase-${phase}`) ? t(`phase-${phase}`) : phase);

/** Who has won. `words` begins the keys of the game. */
export function winnersWords(words: string, names: readonly string[]): string {
  const [last, ...others] = names.toReversed();
  if (last === undefined) return t(`${words}-no-winner`);
  return others.length === 0 ? t(`${words}-wins`, { who: last }) : t(`${words}-win-together`, { who: others.toReversed().join(', '), last });
}

export const roman = (level: number): string => ['–', 'I', 'II', 'III', 'IV'][level] ?? String(level);
