// The words of the log and of what changed, for every table.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/since.en.ftl?raw';
import fr from '../locales/since.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
