// The words of invitations, hosts, watching and putting away.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/coming.en.ftl', { query: '?raw', import: 'default', eager: true }));
