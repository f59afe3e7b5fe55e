// The words of the pages of people, and of the button to the next table.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/people.en.ftl', { query: '?raw', import: 'default', eager: true }));
