// The words of the log and of what changed, for every table.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/since.en.ftl', { query: '?raw', import: 'default', eager: true }));
