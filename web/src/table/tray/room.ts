// Style and words of a tray with a fixed height.
import { addPart } from '../../lib/text/i18n.svelte';
import '../../look/tray.css';

addPart(import.meta.glob<string>('../../locales/room.en.ftl', { query: '?raw', import: 'default', eager: true }));
