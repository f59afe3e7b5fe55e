import type { TableSession } from './table.svelte';

/** So many milliseconds a bot has before it is seen to think. */
const UNTIL_SEEN = 1_200;

/** Bots that decide at once are not seen to think: a sign that flickers tells nothing. Gives what ends the watch. */
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
