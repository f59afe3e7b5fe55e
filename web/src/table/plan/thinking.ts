// What thinking ahead needs on every table: its style, its symbols and its words.
import { addMessages } from '../../lib/i18n.svelte';
import en from '../../locales/think.en.ftl?raw';
import fr from '../../locales/think.fr.ftl?raw';
import sprite from '../../look/icons-2.svg?raw';
import '../../look/think.css';

addMessages('en', en);
addMessages('fr', fr);

export const symbols = sprite;
