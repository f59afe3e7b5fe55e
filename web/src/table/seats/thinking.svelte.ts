import type { TableSession } from '../session/table.svelte';

/** Milliseconds before a bot is shown as thinking. */
const UNTIL_SEEN = 1_200;

/** Bots that decide at once are not shown as thinking: the sign would flicker. Returns a function that stops watching. */
export function watchBots(table: TableSession): () => void {
  return $effect.root(() => {
    $effect(() => {
      const { state, to_move, seats } = table.brief;
      void table.version;
      table.thinking = -1;
      if (state !== 'running' || !table.live || !seats[to_move]?.bot) return undefined;
      const timer = setTimeout(() => (table.thinking = to_move), UNTIL_SEEN);
      return () => clearTimeout(timer);
    });
  });
}
