/** Hands the focus on to the table, when what had it goes away. The page does not scroll: what has changed stays in sight. */
export function focusTable(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
