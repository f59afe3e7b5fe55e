// The words of a plan outside its tray.
import { addPart } from '../../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../../locales/plan.en.ftl', { query: '?raw', import: 'default', eager: true }));
