import { FOLDERS } from '../games/folders';
import { botName, catalogue, rulesetName } from '../lib/catalogue.svelte';
import { lang, t } from '../lib/text/i18n.svelte';
import { pounds } from '../lib/text/money';
import type { Against, Game, GameSeat, Rating, RecordLine } from '../wire/distance';

/** A score as the game counts: money or points. */
export function scoreWords(score: number, ruleset: string): string {
  return FOLDERS.get(catalogue.gameOf(ruleset))?.guide?.money ? pounds(score) : String(score);
}

export const ratingWords = ({ value, spread }: Pick<Rating, 'value' | 'spread'>): string => `${value} ± ${spread}`;

/** The mean of places, from how often each was reached. */
export function meanPlace(places: readonly number[]): string {
  const games = places.reduce((sum, n) => sum + n, 0);
  if (games === 0) return '–';
  const mean = places.reduce((sum, n, at) => sum + n * (at + 1), 0) / games;
  return mean.toLocaleString(lang.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export const lineName = ({ ruleset, alone }: RecordLine): string => (alone ? t('people-alone', { ruleset: rulesetName(ruleset) }) : rulesetName(ruleset));

/** Bots of a kind are one opponent; the name of the kind is the same in all games. */
export const opponentName = ({ who, name }: Against, game: string): string => (who === 'bot' ? botName(name, game) : name);

export function whoSits(seat: GameSeat): string {
  if (seat.who === 'former') return t('people-former');
  if (seat.who === 'open') return t('seat-open');
  return seat.name ?? '';
}

/** The seats of a game that is over, the best first. */
export const byPlace = ({ seats }: Game): GameSeat[] => seats.toSorted((one, other) => (one.place || 99) - (other.place || 99) || one.seat - other.seat);
