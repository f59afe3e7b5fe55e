import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/table.css';
import './look/scenes.css';
import './look/since.css';
import './look/motion.css';
import './app.css';
import { prefs } from './lib/prefs.svelte';

prefs.apply();
const target = document.getElementById('app');
if (!target) throw new Error('no #app in index.html');
export default mount(App, { target });
