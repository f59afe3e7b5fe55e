import { tick } from 'svelte';
import type { AnyPlan } from '../../lib/plan.svelte';

/**
 * Keeps the focus at the table: when a control goes with its decision, the reader goes on at the main button, or at the
 * words that say what is asked next. Call it while the table's component is made.
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
