// The words of the pages for learners; whoever shows such a page imports this.
import en from '../locales/lessons.en.ftl?raw';
import fr from '../locales/lessons.fr.ftl?raw';
import { addMessages } from '../lib/i18n.svelte';

addMessages('en', en);
addMessages('fr', fr);
