import { botName } from '../lib/catalogue.svelte';
import { t } from '../lib/text/i18n.svelte';
import type { Brief, SeatBrief } from '../wire/types';

/** Letters of the name of a table at most. */
export const LONGEST_TABLE = 40;

export function seatName(seat: SeatBrief): string {
  if (seat.kind === 'open') return seat.name ? t('seat-open-of', { who: seat.name }) : t('seat-open');
  if (seat.name) return seat.name;
  return seat.kind === 'bot' && seat.bot ? botName(seat.bot, '') : t('seat-number', { n: seat.seat + 1 });
}

/** Who opened the table, judging by the seats: the first person. */
export function hostName(brief: Brief): string {
  const host = brief.seats.find((seat) => seat.kind === 'person');
  return host ? seatName(host) : '';
}

export const taken = (brief: Brief): number => brief.seats.filter((seat) => seat.kind !== 'open').length;
