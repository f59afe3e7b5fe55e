// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { setLang } from '../lib/text/i18n.svelte';
import { hoursWords, leftWords, paceWords, roughly, span } from './words';
import { offsetOf, windowFor } from './zone';

const [MIN, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
afterEach(() => setLang('en'));

describe('the words of clocks', () => {
  test('a length of time has at most two parts', () => {
    setLang('en');
    expect([span(DAY + 4 * HOUR + 59 * MIN), span(2 * DAY), span(3 * HOUR + 20 * MIN), span(3 * HOUR + 5 * MIN), span(12 * MIN + 30_000), span(20_000)]).toEqual(['1 d 4 h', '2 d', '3 h 20', '3 h 05', '12 min', 'under 1 min']);
    expect([roughly(2 * HOUR + 20 * MIN), roughly(12 * MIN)]).toEqual(['2 h', '12 min']);
    setLang('fr');
    expect(span(DAY + 4 * HOUR)).toBe('1 j 4 h');
  });

  test('a live clock shows seconds', () => {
    const live = { kind: 'live' } as const;
    expect([leftWords(24 * MIN + 40_999, live), leftWords(HOUR + 4 * MIN + 5_000, live), leftWords(0, live), leftWords(0, { kind: 'days' })]).toEqual(['24:40', '1:04:05', '0:00', '0']);
  });

  test('the pace of a table is said in words', () => {
    setLang('en');
    expect(paceWords(null)).toBe('unhurried');
    expect(paceWords({ kind: 'live', bank: 1800, increment: 30 })).toBe('live · 30 min + 30 s a turn');
    expect(paceWords({ kind: 'days', bank: 3 * 86_400, increment: 86_400, window: [540, 1320] })).toBe('days · 1 d a turn, bank 3 d, 9–22 h');
    expect(paceWords({ kind: 'days', bank: 3 * 86_400, increment: 86_400, window: [540, 1320] }, false)).toBe('days · 1 d a turn, bank 3 d');
  });

  test('the window of a player is shown in the time of the reader', () => {
    const winter = Date.parse('2026-01-15T12:00:00Z');
    const summer = Date.parse('2026-07-15T12:00:00Z');
    expect([offsetOf('Europe/Paris', winter), offsetOf('Europe/Paris', summer), offsetOf('Nowhere/Land', winter)]).toEqual([60, 120, 0]);
    expect(windowFor([540, 1320], 'America/New_York', winter, 'Europe/Paris')).toEqual([900, 240]);
    expect(windowFor([540, 1440], 'Europe/Paris', winter, 'Europe/Paris')).toEqual([540, 1440]);
    expect([hoursWords([900, 240]), hoursWords([570, 1440])]).toEqual(['15–4 h', '9:30–24 h']);
  });
});
