// The words of the pages of tournaments.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/tournament.en.ftl', { query: '?raw', import: 'default', eager: true }));
