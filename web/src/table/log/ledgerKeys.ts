import { tick } from 'svelte';
import { prefs } from '../../lib/prefs.svelte';
import type { TableSession } from '../session/table.svelte';

/** The buttons are a reader's choice for every table; the keys, which a finger may find by chance, are for this one. */
export function chooseLedger(table: TableSession): void {
  table.ledger = !table.ledger;
  prefs.ledger = table.ledger;
}

/** What had the focus in the ledger is gone: the boards get it. */
async function leave(table: TableSession): Promise<void> {
  table.ledger = false;
  await tick();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The button of the ledger itself: the boards again, here and at every table. */
export function chooseBoards(table: TableSession): Promise<void> {
  prefs.ledger = false;
  return leave(table);
}

/** L shows the position as text, or the boards again; Esc leaves the text, also from its field. */
export function ledgerKeys(event: KeyboardEvent, table: TableSession): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target as Element;
  if (event.key === 'Escape' && table.ledger && !at.closest('dialog')) {
    // One Esc does one thing: what is planned stays.
    event.preventDefault();
    void leave(table);
  } else if (event.key.toLowerCase() === 'l' && !at.closest('input, select, textarea, dialog')) {
    if (table.ledger) void leave(table);
    else table.ledger = true;
  }
}
