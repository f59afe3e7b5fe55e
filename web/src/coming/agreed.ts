import './words';
import { catalogue, optionWords, rulesetName } from '../lib/catalogue.svelte';
import { t } from '../lib/text/i18n.svelte';
import type { FormerTerms } from '../wire/distance';
import type { Brief, Pace } from '../wire/types';

/** What the players of a table agree on, as the server says it. */
export interface Agreed {
  ruleset: string;
  options: Record<string, string>;
  pace: Pace | null;
  rated: boolean;
  minutes?: number;
}

/** The names of players who have not agreed to what the host has changed. */
export const unagreedNames = (brief: Brief): string =>
  brief.seats
    .filter((seat) => seat.must_agree)
    .map((seat) => seat.name)
    .join(', ');

/** A line of what was agreed: what it is about, the fact, and what it means. */
export interface Line {
  icon: string;
  about: string;
  fact: string;
  more: string;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A time in words, of one unit: "3 days", "90 min". */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('coming-days', { n: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t('coming-hours', { n: seconds / HOUR });
  if (seconds % MINUTE === 0) return t('coming-minutes', { n: seconds / MINUTE });
  return t('coming-seconds', { n: seconds });
}

const hour = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export function paceFact(pace: Pace | null): string {
  if (!pace || pace.kind === 'unhurried') return t('coming-pace-unhurried');
  return t(`coming-pace-${pace.kind}`, { bank: span(pace.bank ?? 0), turn: span(pace.increment ?? 0) });
}

function paceMore(pace: Pace | null): string {
  if (!pace || pace.kind === 'unhurried') return t('coming-pace-unhurried-about');
  if (pace.kind === 'live') return t('coming-pace-live-about');
  return pace.window ? t('coming-pace-window', { from: hour(pace.window[0]), to: hour(pace.window[1]) }) : t('coming-pace-days-about');
}

/** Everything that was agreed, in words. */
export function linesOf(agreed: Agreed): Line[] {
  const options = optionWords(agreed.ruleset, agreed.options);
  const zero = agreed.pace?.at_zero ?? 'decide';
  const minutes = agreed.minutes ?? catalogue.find(agreed.ruleset)?.minutes ?? 0;
  return [
    { icon: 'rules', about: t('coming-game'), fact: rulesetName(agreed.ruleset), more: options || t('coming-as-printed') },
    { icon: 'clock', about: t('coming-pace'), fact: paceFact(agreed.pace), more: paceMore(agreed.pace) },
    ...(agreed.pace ? [{ icon: 'clock-out', about: t('coming-zero'), fact: t(`coming-zero-${zero}`), more: t(`coming-zero-${zero}-about`) }] : []),
    { icon: 'cup', about: t('coming-rated'), fact: t(agreed.rated ? 'coming-rated-yes' : 'coming-rated-no'), more: t(agreed.rated ? 'coming-rated-yes-about' : 'coming-rated-no-about') },
    ...(minutes ? [{ icon: 'decade', about: t('coming-long'), fact: t('coming-long-about', { time: span(minutes * MINUTE) }), more: t('coming-long-sitting') }] : []),
  ];
}

/** What the host has changed since a player agreed: each line as it was and as it is. */
export function changedLines(brief: Brief, former: FormerTerms): { was: Line; is: Line }[] {
  const now = { ruleset: brief.ruleset, options: brief.options, pace: brief.pace ?? null, rated: brief.rated ?? false };
  const before = linesOf({ ...now, ...former });
  return linesOf(now).flatMap((is) => {
    const was = before.find(({ about }) => about === is.about);
    return was && (was.fact !== is.fact || was.more !== is.more) ? [{ was, is }] : [];
  });
}
