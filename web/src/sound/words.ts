// The words of the switch in the top bar.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/sound.en.ftl?raw';
import fr from '../locales/sound.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
