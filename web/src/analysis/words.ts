// The words and the style of the analysis.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/analysis.en.ftl?raw';
import fr from '../locales/analysis.fr.ftl?raw';
import '../look/analysis.css';

addMessages('en', en);
addMessages('fr', fr);
