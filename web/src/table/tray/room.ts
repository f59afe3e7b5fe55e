// What a tray of one height needs on every table: its style and its words.
import { addMessages } from '../../lib/i18n.svelte';
import en from '../../locales/room.en.ftl?raw';
import fr from '../../locales/room.fr.ftl?raw';
import '../../look/tray.css';

addMessages('en', en);
addMessages('fr', fr);
