import './words';
import { t } from '../lib/text/i18n.svelte';
import { moment } from '../lib/text/time';
import { toast } from '../lib/ui/toasts.svelte';
import type { TableSession } from '../table/session/table.svelte';

/** Who comes after the start, or waited without a seat, is told since when the game runs, and that they watch. */
export function tellLatecomers(table: TableSession): void {
  let [told, sits] = [false, false];
  $effect(() => {
    const { state, yours, lent } = table.brief;
    if (yours.length || state !== 'running') sits = yours.length > 0;
    // With the last seat the game begins: who takes it may hear of the game before the answer says that the seat is theirs.
    if (told || sits || lent >= 0 || table.busy || !table.ready || state !== 'running') return;
    told = true;
    const since = table.log.find((entry) => entry.kind === 'start')?.at;
    toast(since ? t('coming-late-since', { when: moment(since) }) : t('coming-late'), 'news', t('coming-late-about'));
  });
}
