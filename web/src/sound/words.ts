// The words of the switch in the top bar.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/sound.en.ftl', { query: '?raw', import: 'default', eager: true }));
