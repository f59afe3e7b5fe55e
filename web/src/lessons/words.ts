// The words of the pages for learners; these pages import this.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/lessons.en.ftl', { query: '?raw', import: 'default', eager: true }));
