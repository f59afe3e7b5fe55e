// What a plan tells when the table goes on without it: after a take-back of somebody else, or a decision in another window.
import { t } from '../../lib/text/i18n.svelte';
import { reasonSentence } from '../../lib/text/words';
import { toast } from '../../lib/ui/toasts.svelte';
import { keyOf, type Wish } from '../session/offer';
import type { TableSession } from '../session/table.svelte';
import './words';

/** Has this seat decided something after that version? Lessons and analyses go to other moments instead. */
export function decidedSince(table: TableSession, version: number): boolean {
  if (version <= 0) return false;
  if (!table.kept && version !== table.version) return true;
  return table.log.some((entry) => entry.version > version && entry.kind === 'move' && entry.seat === table.you && !entry.undone);
}

/** The plan waits: this seat is not asked any more. */
export function tellParked(table: TableSession): void {
  const back = table.log.findLast(({ kind }) => kind === 'undo' || kind === 'move');
  toast(t(back?.kind === 'undo' && back.seat !== table.you ? 'plan-parked-undo' : 'plan-parked', { who: table.nameOf(back?.seat ?? -1) }));
}

/** The plan is dropped: this seat has decided, but not here. */
export function tellElsewhere(): void {
  toast(t('plan-elsewhere'), 'error');
}

/** The step was not taken: what it would do cannot be asked. */
export function tellOffline(): void {
  toast(t('plan-offline'), 'error');
}

/** Tells which step of a plan is not possible any more, and why, unless all of it is still there. */
export async function tellShortened(table: TableSession, wanted: readonly Wish[], left: readonly Wish[], words: (move: Wish) => string): Promise<void> {
  const lost = wanted.findIndex((move, at) => !left[at] || keyOf(left[at]) !== keyOf(move));
  if (lost < 0) return;
  const reason = await table.whyNot(wanted.slice(0, lost + 1));
  toast(t('plan-shortened', { step: words(wanted[lost]!), left: lost, of: wanted.length }), 'error', reason ? reasonSentence(reason, table) : '');
}
