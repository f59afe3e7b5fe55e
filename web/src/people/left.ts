import { t } from '../lib/text/i18n.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time until a clock runs out: days and hours, hours and minutes, or minutes. */
export function leftWords(flag: string, now: number): string {
  const left = Math.max(0, Date.parse(flag) - now);
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR), Math.floor((left % HOUR) / MINUTE)];
  if (days > 0) return t(hours > 0 ? 'people-left-days' : 'people-left-only-days', { days, hours });
  if (hours > 0) return t('people-left-hours', { hours, minutes: String(minutes).padStart(2, '0') });
  return t('people-left-minutes', { minutes });
}

/** Less than an hour is left: the figure is red. */
export const isShort = (flag: string, now: number): boolean => Date.parse(flag) - now < HOUR;
