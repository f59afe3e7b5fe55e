// The words of games that travel as files.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/games.en.ftl?raw';
import fr from '../locales/games.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
