// The words of a device that several people share.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/hotseat.en.ftl', { query: '?raw', import: 'default', eager: true }));
