import { addMessages, type Lang } from '../lib/i18n.svelte';

// Each game keeps its words beside its rules, shared with the Python side. They are needed from the first page on: the lobby
// names options, the log tells what happened. What only a game's own table says is loaded with that table.
const files: Record<string, string> = import.meta.glob('../../../src/arktable/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const [path, text] of Object.entries(files)) {
  const code = /(\w+)\.ftl$/.exec(path)?.[1];
  addMessages(code as Lang, text);
}
