// The words of orders ahead.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/orders.en.ftl', { query: '?raw', import: 'default', eager: true }));
