// The words of a device that several people share.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/hotseat.en.ftl?raw';
import fr from '../locales/hotseat.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
