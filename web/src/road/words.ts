// The words of the road.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/road.en.ftl', { query: '?raw', import: 'default', eager: true }));
