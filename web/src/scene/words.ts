// The words of the scene player, for every table with scenes.
import { addPart } from '../lib/text/i18n.svelte';

addPart(import.meta.glob<string>('../locales/scene.en.ftl', { query: '?raw', import: 'default', eager: true }));
