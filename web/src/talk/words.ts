// The words of chat and notes.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/talk.en.ftl', { query: '?raw', import: 'default', eager: true }));
