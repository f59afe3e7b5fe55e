// The words of seat links.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/carry.en.ftl', { query: '?raw', import: 'default', eager: true }));
