import type { AnyPlan } from '../plan/plan.svelte';

/** Esc takes the newest decision of the plan back; in the ledger it leaves the ledger instead. */
export function backOnEscape(event: KeyboardEvent, play: AnyPlan): void {
  if (event.key !== 'Escape' || event.defaultPrevented || play.table.ledger || play.steps.length === 0) return;
  if ((event.target as Element).closest('input, select, textarea, dialog')) return;
  void play.back();
}
