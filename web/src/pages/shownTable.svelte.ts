import { onMount } from 'svelte';
import { catalogue } from '../lib/catalogue.svelte';
import { me } from '../lib/me.svelte';
import { wordsOf } from '../lib/text/gameWords';
import { speakOf } from '../lib/text/i18n.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import type { TableSession } from '../table/session/table.svelte';

/**
 * Opens the table of a page and closes it with the page. Attributes of the root element say what is shown: colours follow the
 * game, and tests that drive the page need not guess when it has caught up.
 */
export function showTable(table: TableSession, id?: string): void {
  const said = document.documentElement.dataset;
  onMount(() => {
    Promise.all([catalogue.load(), me.load()]).catch(reportError);
    void table.open();
    return () => {
      table.close();
      for (const key of ['game', 'table', 'version', 'sending']) delete said[key];
      speakOf('');
    };
  });
  $effect(() => {
    if (id && table.ready) said['table'] = id;
    said['version'] = String(table.version);
    said['sending'] = String(table.busy);
  });
  // The same key may mean something else in another game.
  $effect(() => {
    const { ruleset } = table.brief;
    if (!catalogue.find(ruleset)) return;
    const game = catalogue.gameOf(ruleset);
    said['game'] = game;
    speakOf(game);
    wordsOf(game, 'rules').catch(reportError);
  });
}
