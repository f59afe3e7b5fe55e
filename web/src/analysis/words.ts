// The words and the style of the analysis.
import { addPart } from '../lib/text/i18n.svelte';
import '../look/analysis.css';

addPart(import.meta.glob<string>('../locales/analysis.en.ftl', { query: '?raw', import: 'default', eager: true }));
