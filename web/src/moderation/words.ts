// The words of moderation.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/moderation.en.ftl', { query: '?raw', import: 'default', eager: true }));
