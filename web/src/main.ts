// The pages of a table that a server runs.
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { loadPages } from './lib/text/i18n.svelte';
import './looks';

prefs.apply();
const target = document.getElementById('app');
if (!target) throw new Error('no #app in index.html');
await loadPages(prefs.lang).catch(() => undefined); // then it is shown in English
export default mount(App, { target });
