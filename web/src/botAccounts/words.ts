// The words of bot accounts.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/bots.en.ftl', { query: '?raw', import: 'default', eager: true }));
