import { t } from '../lib/text/i18n.svelte';
import type { AnalysisSession } from './session.svelte';

/** The numbers of the view: a game names its moments by some of them. */
function numbers(view: Record<string, unknown> | null): Record<string, number> {
  return Object.fromEntries(Object.entries(view ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** When the moment is, as the game says it. */
export const whenOf = (table: AnalysisSession): string => t('review-when', { ...numbers(table.view), turn: table.brief.turn });

/** The moment in words: when it is, and who decides. */
export function momentOf(table: AnalysisSession): string {
  if (table.brief.to_move < 0) return t('analysis-over');
  return t(table.done.length ? 'analysis-tried' : 'analysis-decides', { when: whenOf(table), who: table.nameOf(table.brief.to_move) });
}
