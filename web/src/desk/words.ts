// The words of a table that runs in this browser: how it opens, and what it says of itself.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/desk.en.ftl?raw';
import fr from '../locales/desk.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
