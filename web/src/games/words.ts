import { addMessages, type Lang } from '../lib/i18n.svelte';

// Each game keeps its words beside its rules, shared with the Python side. They are needed from the first page on: the lobby
// names options, the log tells what happened. What only a game's own table says is loaded with that table.
const files: Record<string, string> = import.meta.glob('../../../src/arktable/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const WHERE = /games\/(\w+)\/locales\/(\w+)\.ftl$/;

function speak(game: string | null): void {
  for (const [path, text] of Object.entries(files)) {
    const [, of, code] = WHERE.exec(path) ?? [];
    if (game === null || of === game) addMessages(code as Lang, text);
  }
}

/** Games share keys of events, phases and reasons; the one at whose table we sit has the last word. */
export function speakOf(game: string): void {
  speak(game);
}

speak(null);
