// The pages of a table that runs in this browser: the same ones, and a desk instead of a server.
import { mount, unmount } from 'svelte';
import Boot from './desk/Boot.svelte';
import { openTable } from './desk/open.svelte';
import Strips from './desk/Strips.svelte';
import { keepUpToDate } from './desk/update.svelte';
import { prefs } from './lib/prefs.svelte';
import { loadPages } from './lib/text/i18n.svelte';
import './looks';

prefs.apply();
const target = document.getElementById('app');
if (!target) throw new Error('no #app in index.html');
const app = import('./App.svelte');
await loadPages(prefs.lang).catch(() => undefined); // then it is shown in English
const waiting = mount(Boot, { target });
await openTable();
const { default: App } = await app;
await unmount(waiting);
mount(Strips, { target });
export default mount(App, { target });
void keepUpToDate();
