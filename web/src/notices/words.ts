// The words of notices, and why features are off.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>(['../locales/notices.*.ftl', '../locales/distance.*.ftl'], { query: '?raw', import: 'default', eager: true }));
