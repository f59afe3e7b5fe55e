import { lang, t } from '../lib/text/i18n.svelte';
import type { Pace, StandingRow, Tournament, TournamentBrief, TournamentRound, TournamentTable } from '../wire/distance';

const QUARTERS = ['', '¼', '½', '¾'];
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Points as people write them: 2½. All points of a tournament are quarters; other figures are rounded to them. */
export function points(value: number): string {
  const quarters = Math.round(value * 4);
  const whole = Math.floor(quarters / 4);
  const rest = QUARTERS[quarters - whole * 4] ?? '';
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}

export const percent = (share: number): number => Math.round(share * 100);

/** "6th". */
export const place = (n: number): string => t('tournament-place', { n, ordinal: new Intl.PluralRules(lang.code, { type: 'ordinal' }).select(n) });

/** The form of a tournament in a few words. */
export function form({ kind, rounds, state, entrants }: TournamentBrief): string {
  if (kind === 'swiss') return t('tournament-swiss-rounds', { rounds });
  return state === 'open' ? t('tournament-robin') : t('tournament-robin-of', { n: entrants });
}

/** The pace in a few words. */
export function paceWords(pace: Pace | null | undefined): string {
  if (!pace || pace.kind === 'unhurried' || !pace.kind) return t('tournament-pace-unhurried');
  const bank = pace.bank ?? 0;
  const more = pace.increment ?? 0;
  if (pace.kind === 'live') return t('tournament-pace-live', { minutes: Math.round(bank / 60), seconds: more });
  return t('tournament-pace-days', { days: Math.round(bank / DAY), hours: Math.round(more / HOUR) });
}

/** What a person has in a round: a place, a table that runs, or nothing. */
export const inRound = (row: StandingRow, n: number): StandingRow['rounds'][number] | undefined => row.rounds.find(({ round }) => round === n);

/** Rounds as the page lists them: the present one first, then those to come, then the past, the latest first. */
export function ordered({ brief, rounds }: Tournament): TournamentRound[] {
  const at = brief.round;
  return [...rounds.filter(({ n }) => n === at), ...rounds.filter(({ n }) => n > at), ...rounds.filter(({ n }) => n < at).toReversed()];
}

/** The table of this round at which an entrant sits. */
export const tableOf = (round: TournamentRound | undefined, entrant: number): TournamentTable | undefined =>
  round?.tables.find(({ seats }) => seats.some((seat) => seat.entrant === entrant));

/** A game of two entrants, as the cross table shows it. */
export interface Meeting {
  round: number;
  /** Null while it is not over. */
  points: number | null;
  scores: string;
}

/** The game of one entrant against another one; undefined if they never meet. */
export function meeting({ rounds }: Tournament, one: number, other: number): Meeting | undefined {
  for (const round of rounds) {
    const table = tableOf(round, one);
    const mine = table?.seats.find(({ entrant }) => entrant === one);
    const theirs = table?.seats.find(({ entrant }) => entrant === other);
    if (!mine || !theirs) continue;
    if (!mine.place) return { round: round.n, points: null, scores: '' };
    return { round: round.n, points: mine.points ?? 0, scores: `${mine.score ?? 0}:${theirs.score ?? 0}` };
  }
  return undefined;
}
