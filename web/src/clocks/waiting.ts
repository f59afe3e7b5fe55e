// What the line above the boards says about waiting, at a table with clocks.
import { t } from '../lib/text/i18n.svelte';
import { endedWords } from '../road/ended';
import type { TableSession } from '../table/session/table.svelte';
import type { Left } from './left';
import { isPresent } from './together';
import { leftWords, momentWords, roughly } from './words';

const MINUTE = 60_000;

export interface Waiting {
  /** Instead of the game's own headline; empty to keep it. */
  headline: string;
  /** Whose clock is named behind it, and what it shows. */
  whose: string;
  left: string;
  /** Of that clock. */
  state: Left['state'];
  kind: 'plain' | 'paused' | 'out';
}

/** Null where no clock says anything. */
export function waitingOf(table: TableSession): Waiting | null {
  const { brief, clock } = table;
  const ended = endedWords(brief);
  if (ended && table.live) return { headline: ended, whose: '', left: '', state: 'stands', kind: 'plain' };
  const said = clock.said;
  const seat = brief.to_move;
  if (!said || brief.state !== 'running' || !table.live || seat < 0) return null;
  const who = table.nameOf(seat);
  const mine = brief.you >= 0 ? clock.of(brief.you) : null;
  const yours = mine && isPresent(brief.seats[brief.you]) ? { whose: t('clock-yours'), left: leftWords(mine.left, said.pace), state: mine.state } : { whose: '', left: '', state: 'stands' as const };
  if (said.paused) return { headline: t('clock-is-paused', { when: momentWords(said.paused, clock.time) }), ...yours, kind: 'paused' };
  const theirs = clock.of(seat);
  if (theirs?.state === 'out' && !brief.seats[seat]?.bot) return { headline: t('clock-has-run-out', { who }), whose: '', left: '', state: 'out', kind: 'out' };
  if (seat === brief.you || !theirs || !isPresent(brief.seats[seat])) return { headline: '', ...yours, kind: 'plain' };
  const waited = clock.waited(seat);
  const headline = waited < MINUTE ? t('clock-waiting', { who }) : t('clock-waiting-since', { who, span: roughly(waited) });
  return { headline, whose: t('clock-theirs'), left: leftWords(theirs.left, said.pace), state: theirs.state, kind: 'plain' };
}
