// The figures of an evaluation in words, in the unit of the game.
import { t } from '../../lib/text/i18n.svelte';
import type { DearDecision, PlanWorth } from '../../wire/types';

/** An amount in the unit of the game, without a sign unless it is negative. */
export function sum(amount: number): string {
  const n = Math.round(amount) || 0; // never −0
  return n < 0 ? `−${t('review-sum', { n: -n })}` : t('review-sum', { n });
}

/** A change, always with its sign. */
export const signedSum = (amount: number): string => (Math.round(amount) > 0 ? `+${sum(amount)}` : sum(amount));

/** The figure by which plans are compared: the lead at the end, without rivals the score. */
export const leadWords = ({ lead, rival }: PlanWorth): string => (rival === null ? sum(lead) : signedSum(lead));

/** What a costly decision consists of: the own result and that of the best rival, which add up to its cost. */
export function whyWords({ own, rival }: DearDecision): string {
  if (rival === null) return t('review-why-solo', { own: signedSum(own) });
  return t('review-why', { own: signedSum(own), rival: signedSum(rival) });
}
