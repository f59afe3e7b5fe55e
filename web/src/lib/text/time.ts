import { lang } from './i18n.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "5 minutes ago", in the reader's language and short. */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000));
  const words = new Intl.RelativeTimeFormat(lang.code, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of UNITS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, 'second');
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export function day(iso: string): string {
  return new Date(iso).toLocaleDateString(lang.region, DAY);
}

/** A day with its time. */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString(lang.region, { ...DAY, hour: 'numeric', minute: '2-digit' });
}
