// What thinking ahead needs on every table: its style, its symbols and its words.
import { addPart } from '../../lib/text/i18n.svelte';
import sprite from '../../look/icons/icons-2.svg?raw';
import '../../look/think.css';

addPart(import.meta.glob<string>('../../locales/think.en.ftl', { query: '?raw', import: 'default', eager: true }));

export const symbols = sprite;
