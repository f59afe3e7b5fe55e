// The words of the report; whoever shows it imports this.
import en from '../locales/report.en.ftl?raw';
import fr from '../locales/report.fr.ftl?raw';
import { addMessages } from '../lib/i18n.svelte';

addMessages('en', en);
addMessages('fr', fr);
