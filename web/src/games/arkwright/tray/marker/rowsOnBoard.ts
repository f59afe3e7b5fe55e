import { MediaQuery } from 'svelte/reactivity';

/** The administration board is in sight together with the tray: rows are chosen there. The style of the table asks the same. */
export const rowsOnBoard = new MediaQuery('(min-width: 1380px) or ((min-width: 860px) and (min-height: 1000px))');
