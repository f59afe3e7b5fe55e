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

/** The time of an entry: "18:10" today, "Wed 18:10" within a week, else "18 Nov 18:10". */
export function timeOf(iso: string, now: number): string {
  const at = new Date(iso);
  const time = at.toLocaleTimeString(lang.region, { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === new Date(now).toDateString()) return time;
  const near = now - at.getTime() < 6 * 86_400_000;
  return `${at.toLocaleDateString(lang.region, near ? { weekday: 'short' } : { day: 'numeric', month: 'short' })} ${time}`;
}

/** A day with its time. */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString(lang.region, { ...DAY, hour: 'numeric', minute: '2-digit' });
}
