// The words of clocks, presence and pace.
import { addPart, lang, t } from '../lib/text/i18n.svelte';
import type { Pace } from '../wire/types';
import { kindOf } from './left';

addPart(import.meta.glob<string>('../locales/clocks.en.ftl', { query: '?raw', import: 'default', eager: true }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something takes or has lasted: "1 d 4 h", "3 h 20", "12 min". */
export function span(ms: number): string {
  const [d, h, min] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)];
  if (d > 0) return h > 0 ? t('span-days-hours', { d, h }) : t('span-days', { d });
  if (h > 0) return min > 0 ? t('span-hours-minutes', { h, min: String(min).padStart(2, '0') }) : t('span-hours', { h });
  return min > 0 ? t('span-minutes', { min }) : t('span-moment');
}

/** How long one has waited: whole hours from one hour on. */
export const roughly = (ms: number): string => span(ms < HOUR ? ms : Math.floor(ms / HOUR) * HOUR);

/** What is left: as `span` at the pace of days, "24:40" in a live game. */
export function leftWords(ms: number, pace: Pace): string {
  if (kindOf(pace) !== 'live') return ms <= 0 ? '0' : span(ms);
  const seconds = Math.floor(ms / 1000);
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`;
}

/** A length of time that somebody has chosen: "45 min", "30 s", "1 d". */
function chosenSpan(seconds: number): string {
  return seconds < 60 ? t('span-seconds', { s: seconds }) : span(seconds * 1000);
}

/** The pace of a table in words: "days · 1 d a turn, bank 3 d". */
export function paceWords(pace: Pace | null, withWindow = true): string {
  const kind = pace ? kindOf(pace) : 'unhurried';
  if (!pace || kind === 'unhurried') return t('pace-unhurried');
  const [bank, more] = [chosenSpan(pace.bank ?? 0), chosenSpan(pace.increment ?? 0)];
  const words = t(kind === 'live' ? (pace.increment ? 'pace-live-more' : 'pace-live-bare') : pace.increment ? (pace.bank ? 'pace-days-both' : 'pace-days-turn') : 'pace-days-bank', { bank, more });
  return pace.window && withWindow ? t('pace-window', { pace: words, window: hoursWords(pace.window) }) : words;
}

/** "9–22 h", "9:30–22 h". */
export function hoursWords([from, to]: readonly [number, number]): string {
  const clock = (minutes: number): string => {
    const [h, m] = [Math.floor(minutes / 60), minutes % 60];
    return m ? `${h}:${String(m).padStart(2, '0')}` : String(h);
  };
  return t('clock-hours', { from: clock(from % 1440), to: clock(to % 1440 || 1440) });
}

/** The time of day in the reader's own time: "8:00". */
export const timeWords = (iso: string): string => new Date(iso).toLocaleTimeString(lang.region, { hour: 'numeric', minute: '2-digit' });

/** A moment in the reader's own time: "14:00" today, else "Thu 19 Nov, 14:00". */
export function momentWords(iso: string, now: number): string {
  const at = new Date(iso);
  const time = timeWords(iso);
  if (at.toDateString() === new Date(now).toDateString()) return time;
  return `${at.toLocaleDateString(lang.region, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`;
}

/** The last day of a leave that ends at this moment. */
export const lastDayWords = (iso: string): string => dayWords(new Date(Date.parse(iso) - 1).toISOString());

/** A day in the reader's own time: "22 Nov". */
export function dayWords(iso: string): string {
  return new Date(iso).toLocaleDateString(lang.region, { day: 'numeric', month: 'short' });
}
