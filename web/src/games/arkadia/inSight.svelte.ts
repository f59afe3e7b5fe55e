// On a phone the tray lies on the page: while something is decided by the board, the board is scrolled out from under it.
import { tick } from 'svelte';
import type { Ask, Play } from './play.svelte';

const AIR = 6;
/** Where the board matters. A piece is placed on the large castle, which comes first then. */
const ASKS: readonly Ask[] = ['lot', 'lay', 'workers', 'draw', 'banner', 'sell'];
/** The tray with a consequence of two lines, in px: the page makes room for it at once, and not under a finger on the board. */
const TALL = 330;

/** How far the page has to scroll down: the whole board is shown, or else at least the tile, with the top of the board in sight as long as possible. */
export function wayDown(board: { top: number; bottom: number }, tile: number | null, floor: number, ceiling: number): number {
  const wanted = board.bottom + AIR - floor;
  const room = Math.max(0, board.top - ceiling);
  const least = tile === null ? 0 : tile + AIR - floor;
  return Math.max(0, Math.min(wanted, Math.max(room, least)));
}

/** Call it while the table's component is created. `height` is that of the tray; `laying`: a tile or workers are in the hand. */
export function keepBoardInSight(play: Play, main: () => HTMLElement | undefined, height: () => number, laying: () => boolean): void {
  let scrolled = false;

  function show(page: HTMLElement): void {
    const [board, tray] = [page.querySelector('.boardbox'), page.querySelector('.traybox')];
    if (!board || !tray || getComputedStyle(tray).position !== 'fixed' || board.getClientRects().length === 0) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    if (!ASKS.includes(play.ask)) {
      if (scrolled) scrollTo({ top: 0, behavior });
      scrolled = false;
      return;
    }
    const ceiling = Math.max(0, document.querySelector('.tabnav')?.getBoundingClientRect().height ?? 0);
    const squares = (play.shown?.fixed ? play.shown.cells : []).map((cell) => page.querySelector(`[data-cell="${cell}"]`)!.getBoundingClientRect().bottom);
    const floor = innerHeight - (laying() ? Math.max(height(), TALL) : height());
    const down = wayDown(board.getBoundingClientRect(), squares.length > 0 ? Math.max(...squares) : null, floor, ceiling);
    if (down < 1) return;
    scrolled = true;
    scrollBy({ top: down, behavior });
  }

  $effect(() => {
    // Not when a square gets the focus: that comes with the finger, and a board that moves under it loses the tap.
    void [height(), laying(), play.ask, play.spot];
    void tick().then(() => {
      const page = main();
      if (page) show(page);
    });
  });
}
