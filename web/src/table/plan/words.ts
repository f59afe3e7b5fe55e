// The words of a plan outside its tray.
import { addMessages } from '../../lib/i18n.svelte';
import en from '../../locales/plan.en.ftl?raw';
import fr from '../../locales/plan.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
