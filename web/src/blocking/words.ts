// The words about people whom this person has blocked.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/blocking.en.ftl', { query: '?raw', import: 'default', eager: true }));
