import './words';
import { t } from '../lib/text/i18n.svelte';
import { moment } from '../lib/text/time';
import { toast } from '../lib/ui/toasts.svelte';
import type { TableSession } from '../table/session/table.svelte';

/** Who comes after the start, or waited without a seat, is told since when the game runs, and that they watch. */
export function tellLatecomers(table: TableSession): void {
  let told = false;
  $effect(() => {
    const { state, yours, lent } = table.brief;
    if (told || !table.ready || state !== 'running' || yours.length || lent >= 0) return;
    told = true;
    const since = table.log.find((entry) => entry.kind === 'start')?.at;
    toast(since ? t('coming-late-since', { when: moment(since) }) : t('coming-late'), 'news', t('coming-late-about'));
  });
}
