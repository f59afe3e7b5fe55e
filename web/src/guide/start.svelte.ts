import { me } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import { guarded } from '../lib/ui/work.svelte';
import { firstGame } from '../lobby/lobby.svelte';
import { post } from '../wire/http';
import type { Brief } from '../wire/types';
import { guide } from './guide.svelte';

/** Opens first games against a gentle bot, with the guide at their table: one at a time, however often it is pressed. */
export class GuidedStart {
  busy = $state(false);

  async open(ruleset: string): Promise<void> {
    await guarded(this, async () => {
      await me.ensure();
      const { id } = await post<Brief>('/tables', firstGame(ruleset));
      guide.start(id);
      go(`/table/${id}`);
    });
  }
}
