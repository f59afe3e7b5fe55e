// Whether a player is there, always with the word.
import { t } from '../lib/text/i18n.svelte';
import type { TableSession } from '../table/session/table.svelte';
import type { Seat } from '../wire/types';
import { lastDayWords, momentWords, span } from './words';

export interface Presence {
  kind: 'here' | 'near' | 'leave' | 'away' | 'bot' | 'hidden' | 'out';
  icon: string;
  word: string;
}

const MINUTE = 60_000;
/** Shorter absences are not told. */
const SHORT = 10;

export function presenceOf(table: TableSession, seat: Seat): Presence {
  const brief = table.brief.seats[seat];
  if (!brief || brief.kind === 'bot') return { kind: 'bot', icon: 'bot', word: t('presence-bot') };
  if (brief.out === 'resigned') return { kind: 'out', icon: 'resign', word: t('presence-resigned') };
  if (brief.bot) return { kind: 'bot', icon: 'bot', word: t('presence-bot-for') };
  if (brief.substituted && seat !== table.you) return { kind: 'here', icon: 'substitute', word: t('presence-substitute') };
  const leave = table.clock.said?.seats[seat]?.leave;
  if (leave) return { kind: 'leave', icon: 'leave', word: t('clock-leave', { day: lastDayWords(leave) }) };
  if (seat === table.you) return { kind: 'here', icon: 'here', word: t('presence-here-you') };
  const { state = 'away', minutes = 0 } = brief.presence ?? { state: brief.online ? 'here' : 'away' };
  if (state === 'here' || (state === 'away' && minutes > 0 && minutes < SHORT)) return { kind: 'here', icon: 'here', word: t('presence-here') };
  if (state === 'near') return { kind: 'near', icon: 'near', word: t('presence-near') };
  if (state === 'hidden') return { kind: 'hidden', icon: 'away', word: movedWords(table, seat) };
  return { kind: 'away', icon: 'away', word: minutes ? t('presence-away-span', { span: span(rounded(minutes)) }) : t('presence-away') };
}

/** Minutes are told to the next ten below an hour, then in whole hours. */
function rounded(minutes: number): number {
  return (minutes < 60 ? Math.floor(minutes / 10) * 10 : Math.floor(minutes / 60) * 60) * MINUTE;
}

/** When somebody who does not show their presence has moved last. */
function movedWords(table: TableSession, seat: Seat): string {
  const last = table.log.findLast((entry) => entry.kind === 'move' && entry.seat === seat && !entry.undone);
  return last ? t('presence-hidden', { when: momentWords(last.at, table.clock.time) }) : t('presence-hidden-never');
}
