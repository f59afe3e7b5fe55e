import { tick } from 'svelte';
import type { AnyPlan } from '../plan/plan.svelte';

/** What may be pressed on the boards; the tray's own buttons are always visible. */
const OPEN = ':is(.is-legal, .step[aria-disabled="false"])';
const AIR = 8;

/** How far the page must scroll down to show all of these boxes, and how far it may before the first one disappears. */
export function wayDown(boxes: readonly DOMRect[], floorOf: (box: DOMRect) => number, ceiling: number): { wanted: number; room: number } {
  return {
    wanted: Math.max(...boxes.map((box) => box.bottom + AIR - floorOf(box))),
    room: Math.min(...boxes.map((box) => box.top - AIR - ceiling)),
  };
}

/** The part of a list that scrolls by itself is the list's box. */
function boxOf(one: Element, main: Element): DOMRect {
  for (let at = one.parentElement; at && at !== main; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && getComputedStyle(at).overflowY === 'auto') return at.getBoundingClientRect();
  }
  return one.getBoundingClientRect();
}

const wordsOf = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent.trim();

/** With a new decision the page also goes back up, as far as nothing is covered: its head says what is asked. */
function show(main: HTMLElement, isNew: boolean): void {
  const tray = main.querySelector('.traybox')?.getBoundingClientRect();
  const seen = [...main.querySelectorAll(OPEN)].filter((one) => one.getClientRects().length > 0);
  const inTray = seen.filter((one) => one.closest('.traybox'));
  // What the tray offers in the same words can be pressed there.
  const answers = [...main.querySelectorAll<HTMLElement>('.traybox [data-words]')].map((one) => one.dataset['words']);
  const offered = [...inTray.map(wordsOf), ...answers];
  const open = seen.filter((one) => !inTray.includes(one) && !offered.includes(wordsOf(one)));
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  // A tray that is not shown covers nothing.
  if (!tray || tray.height === 0) return;
  if (open.length === 0) {
    if (isNew && scrollY > 0) scrollTo({ top: 0, behavior });
    return;
  }
  const beside = (box: DOMRect): boolean => box.right <= tray.left || box.left >= tray.right;
  // On a phone the sheet of a scene stands on the tray.
  const sheet = main.querySelector('.scene');
  const covered = sheet && getComputedStyle(sheet).position === 'fixed' ? sheet.getBoundingClientRect().top : tray.top;
  const floorOf = (box: DOMRect): number => (beside(box) ? innerHeight : Math.min(innerHeight, covered));
  const ceiling = Math.max(0, document.querySelector('.tabnav')?.getBoundingClientRect().bottom ?? 0);
  // On a phone the panels stand in another order than in the document: the first one is the highest on the screen.
  const boxes = open.map((one) => boxOf(one, main)).toSorted((a, b) => a.top - b.top);
  const { wanted, room } = wayDown(boxes, floorOf, ceiling);
  // All of them, or the first one when they are too many for one screen.
  const down = wanted <= room ? wanted : wayDown(boxes.slice(0, 1), floorOf, ceiling).wanted;
  if (down > 0 || (isNew && scrollY > 0)) scrollBy({ top: down, behavior });
}

/**
 * Keeps controls from being covered by the tray: when another decision is asked, a step of the plan makes the boards
 * taller, or the tray grows, the page scrolls until nothing is covered. While a scene is shown (`scene`) it stays where
 * it is, and scrolls when the scene is closed. Call it while the table's component is created.
 */
export function keepInReach(play: AnyPlan, main: () => HTMLElement | undefined, trayHeight: () => number, scene: () => boolean): void {
  let asked = '';
  $effect(() => {
    const phase = play.phase;
    void [play.view, trayHeight()];
    if (play.ask !== 'act' || scene()) return;
    const isNew = phase !== asked;
    asked = phase;
    void tick().then(() => {
      const here = main();
      if (here) show(here, isNew);
    });
  });
}
