import { sentenceOf } from '../seatLink/seatLink.svelte';
import { t } from '../lib/text/i18n.svelte';
import { Cancelled, Known } from './passkey';

/** What went wrong, in a sentence. */
export function faultOf(error: unknown): string {
  if (error instanceof Cancelled) return t('signin-passkey-cancelled');
  if (error instanceof Known) return t('error-passkey-known');
  return sentenceOf(error);
}
