// The words of notices, and why features are off.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>(['../locales/notices.en.ftl', '../locales/distance.en.ftl'], { query: '?raw', import: 'default', eager: true }));
