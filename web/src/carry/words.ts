// The words of seat links.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/carry.en.ftl?raw';
import fr from '../locales/carry.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
