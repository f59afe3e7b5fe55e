// The words of notices.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/notices.*.ftl', { query: '?raw', import: 'default', eager: true }));
