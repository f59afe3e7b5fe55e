// Moves that a game has no sentence for: those of a house rule, which comes from another package.
import { has, t, type Words } from '../../lib/text/i18n.svelte';
import { capital } from '../../lib/text/names';
import { keyOf, type Wish } from './offer';

/**
 * The sentence of a move under its key. Without one, what the terminal's help says of the move ("give: pay £5 to the parish"), with the
 * notation where the move has arguments; without that, the notation.
 */
export function sayMove(key: string, move: Wish, args: Words): string {
  if (has(key)) return t(key, args);
  const notation = 'text' in move ? String(move.text) : keyOf(move);
  const help = has(`move-${move.kind}`) ? t(`move-${move.kind}`, args).replace(/^[^:]*:\s*/, '') : '';
  if (!help) return notation;
  return Object.keys(move.args).length > 0 ? `${capital(help)} (${notation})` : capital(help);
}
