// The words of the report; components that show it import this.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/report.en.ftl', { query: '?raw', import: 'default', eager: true }));
