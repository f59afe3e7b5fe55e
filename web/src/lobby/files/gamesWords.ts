// The words of exporting and importing games.
import { addPart } from '../../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../../locales/games.en.ftl', { query: '?raw', import: 'default', eager: true }));
