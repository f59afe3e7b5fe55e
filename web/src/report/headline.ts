// Who won and where the reader stands, in one line each.
import { t } from '../lib/text/i18n.svelte';
import type { Sayer } from './sayer';

export function headline(sayer: Sayer, table: string): string {
  const { places, over, rivals } = sayer.report;
  const first = places[0];
  if (!first) return table;
  const score = sayer.score(first.score);
  if (rivals.length) {
    const best = sayer.score(Math.max(...rivals));
    return t('rep-head-alone', { place: first.place, you: sayer.you === first.seat, who: sayer.nameOf(first.seat), score, best });
  }
  if (!over) return t('rep-head-open', { who: sayer.nameOf(first.seat), table, score });
  const winners = places.filter(({ won }) => won).map(({ seat }) => sayer.nameOf(seat));
  if (winners.length === 0) return t('rep-head-nobody', { table });
  if (winners.length === 1) return t('rep-head', { who: winners[0]!, table, score });
  return t('rep-head-several', { who: winners.slice(0, -1).join(', '), last: winners.at(-1)!, table, score });
}

export function subline(sayer: Sayer, seconds: number, date: string): string {
  const { report, you, seats } = sayer;
  const mine = report.places.find(({ seat }) => seat === you);
  const stand = mine && seats > 1 && !mine.won ? t('rep-stand', { place: mine.place, score: sayer.score(mine.score) }) : '';
  const minutes = Math.round(seconds / 60);
  const long = t('rep-length', { turns: report.turns, decisions: report.decisions, day: date, minutes: minutes % 60, hours: Math.floor(minutes / 60), long: minutes > 0 ? (minutes < 60 ? 'minutes' : 'hours') : 'none' });
  return [stand, long].filter(Boolean).join(' ');
}
