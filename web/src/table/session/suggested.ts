import { t } from '../../lib/text/i18n.svelte';
import { keyOf, type Wish } from './offer';

/** Moves that a guide suggests and that are not laid on the table. */
export interface Suggesting {
  suggested: readonly (Wish & { text: string })[];
}

const isSuggested = ({ suggested }: Suggesting, move: Wish | string): boolean =>
  suggested.some((one) => (typeof move === 'string' ? one.text === move : keyOf(one) === keyOf(move)));

/** The attributes of a choice: it carries a word if a guide suggests one of these moves (wishes, or texts of moves). */
export function suggestedMark(table: Suggesting, ...moves: readonly (Wish | string)[]): { 'data-suggested'?: string } {
  return moves.some((move) => isSuggested(table, move)) ? { 'data-suggested': t('suggested') } : {};
}
