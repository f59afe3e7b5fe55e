// The words of the guide; components that show it import this.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/guide.en.ftl', { query: '?raw', import: 'default', eager: true }));
