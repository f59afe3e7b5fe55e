// The words around the complete rules; what shows them imports this.
import { addPart } from '../../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../../locales/complete.en.ftl', { query: '?raw', import: 'default', eager: true }));
