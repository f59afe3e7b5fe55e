import { me } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import { firstGame } from '../lobby/lobby.svelte';
import { post } from '../wire/http';
import type { Brief } from '../wire/types';
import { guide } from './guide.svelte';

/** Opens a first game of this ruleset against a gentle bot, with the guide at its table. */
export async function startGuided(ruleset: string): Promise<void> {
  try {
    await me.ensure();
    const { id } = await post<Brief>('/tables', firstGame(ruleset));
    guide.start(id);
    go(`/table/${id}`);
  } catch (error) {
    reportError(error);
  }
}
