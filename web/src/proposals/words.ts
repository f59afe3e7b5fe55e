// The words of offers, votes and leaving.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/proposals.en.ftl', { query: '?raw', import: 'default', eager: true }));
