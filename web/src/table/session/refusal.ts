import { t } from '../../lib/text/i18n.svelte';
import { errorSentence, reasonSentence } from '../../lib/text/words';
import { reportError, toast } from '../../lib/ui/toasts.svelte';
import { ApiError } from '../../wire/http';
import { Withdrawn } from '../../wire/outbox';
import type { Reason } from '../../wire/types';

/** Says why what a player did was not done: withdrawn, too late, not allowed, or a fault. */
export function sayRefusal(error: unknown, table: Parameters<typeof reasonSentence>[1]): void {
  if (error instanceof Withdrawn) toast(t('pending-withdrawn'), 'news', t('pending-perhaps'));
  else if (error instanceof ApiError && error.key === 'stale') toast(t('toast-stale'), 'error');
  else if (error instanceof ApiError && error.body['reason']) toast(errorSentence(error.key, error.args), 'error', reasonSentence(error.body['reason'] as Reason, table));
  else reportError(error);
}

/** Longest wait in milliseconds, while moments of a game are requested quickly, that is not reported to the reader. */
const UNNOTICED = 2_000;

/** Waits as long as the server asks for, and says whether to ask again; other errors are reported. */
export async function askAgainLater(error: unknown): Promise<boolean> {
  const wait = error instanceof ApiError ? error.wait : null;
  if (wait === null || wait > UNNOTICED) reportError(error);
  if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
  return wait !== null;
}
