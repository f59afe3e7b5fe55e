// All clocks of a table as one text, for readers.
import { t } from '../lib/text/i18n.svelte';
import { toast } from '../lib/ui/toasts.svelte';
import type { TableSession } from '../table/session/table.svelte';
import { leftWords } from './words';

/** "Bruno: 20 h, stands" for each player. */
export function allClocks(table: TableSession): string[] {
  const pace = table.clock.said?.pace;
  if (!pace) return [t('clock-said-none')];
  return table.brief.seats.map(({ seat, kind, bot }) => {
    const left = table.clock.of(seat);
    if (kind === 'bot' || bot || !left) return t('clock-said-bot', { who: table.nameOf(seat) });
    return t('clock-said', { who: table.nameOf(seat), left: leftWords(left.left, pace), state: t(`clock-${left.state}`) });
  });
}

/** Shown for a moment and spoken. */
export function readClocks(table: TableSession): void {
  toast(t('clocks-title'), 'news', allClocks(table).join(' · '));
}
