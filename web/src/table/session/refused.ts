// What a player is told when the server refuses a change of the table.
import { t } from '../../lib/text/i18n.svelte';
import { errorSentence, reasonSentence } from '../../lib/text/words';
import { reportError, toast } from '../../lib/ui/toasts.svelte';
import { ApiError } from '../../wire/http';
import { Withdrawn } from '../../wire/outbox';
import type { Reason, Snapshot, Told } from '../../wire/types';

/** Tells why. If the table has gone on meanwhile, its present state is returned. */
export function tellRefused(error: unknown, table: { nameOf: (seat: number) => string; told: Told }): Snapshot | null {
  if (error instanceof Withdrawn) toast(t('pending-withdrawn'), 'news', t('pending-perhaps'));
  else if (error instanceof ApiError && error.key === 'stale') {
    toast(t('toast-stale'), 'error');
    return (error.body['snapshot'] as Snapshot | undefined) ?? null;
  } else if (error instanceof ApiError && error.body['reason']) {
    toast(errorSentence(error.key, error.args), 'error', reasonSentence(error.body['reason'] as Reason, table));
  } else reportError(error);
  return null;
}
