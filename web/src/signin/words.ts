// The words of accounts and sign-in; names can be refused on any page.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/signin.en.ftl', { query: '?raw', import: 'default', eager: true }));
