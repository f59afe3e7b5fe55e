// The words of the player, for whatever table has scenes.
import { addMessages } from '../lib/i18n.svelte';
import en from '../locales/scene.en.ftl?raw';
import fr from '../locales/scene.fr.ftl?raw';

addMessages('en', en);
addMessages('fr', fr);
