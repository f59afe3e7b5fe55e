// The words of a table that runs in this browser: how it opens, and what it says of itself.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/desk.en.ftl', { query: '?raw', import: 'default', eager: true }));
