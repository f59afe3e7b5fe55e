// The words of the guide; whoever shows it imports this.
import en from '../locales/guide.en.ftl?raw';
import fr from '../locales/guide.fr.ftl?raw';
import { addMessages } from '../lib/i18n.svelte';

addMessages('en', en);
addMessages('fr', fr);
