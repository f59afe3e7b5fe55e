import type { Pace } from '../wire/distance';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The paces that the form offers; null is unhurried. */
export const PACES: (Pace | null)[] = [
  null,
  { kind: 'live', bank: 20 * MINUTE, increment: 30 },
  { kind: 'live', bank: 40 * MINUTE, increment: MINUTE },
  { kind: 'days', bank: 3 * DAY, increment: 12 * HOUR },
  { kind: 'days', bank: 7 * DAY, increment: DAY },
];
