import { tick } from 'svelte';
import type { AnyPlan } from '../plan/plan.svelte';

/**
 * Keeps the focus at the table: when a focused control is removed, the focus moves to the main button, or to the
 * text of the next question. Call it while the table's component is created.
 */
export function keepFocus(play: AnyPlan, main: () => HTMLElement | undefined, asked: string): void {
  let inside = false;
  $effect(() => {
    const here = main();
    const enter = (): void => void (inside = true);
    here?.addEventListener('focusin', enter);
    return () => here?.removeEventListener('focusin', enter);
  });
  $effect(() => {
    void [play.phase, play.steps.length, play.table.version];
    void tick().then(() => {
      if (!inside || document.activeElement !== document.body) return;
      const next = play.complete ? '.tray .primary' : asked;
      main()?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    });
  });
}
