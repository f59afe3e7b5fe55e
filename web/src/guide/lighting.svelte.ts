import type { Guided } from '../games/folders';
import { t } from '../lib/text/i18n.svelte';
import type { Coach } from './coach.svelte';
import { guide } from './guide.svelte';
import { partsOf } from './steps';

const MARK = 'data-guide';
const ELSEWHERE = 'data-guide-elsewhere';
/** Where the card is a sheet, the place of a step is brought into sight above it. */
const SMALL = '(max-width: 1379px)';

/**
 * Lights what the step is about, calms the rest, and folds what comes later into its name, which opens it. The tables of the games
 * are only marked (`data-guide`), never changed: whatever they draw later is marked, too.
 */
export function light(coach: Coach, game: string): void {
  const { guide: about, table } = coach;
  let places = $derived(coach.asks && coach.moves.length > 0 ? about.place(coach.moves, table.view) : '');
  /** What would show the decision after the suggestion that lies on the table. */
  let ahead = $derived(table.led > 0 ? (about.ahead ?? []) : []);
  let needed = $derived(coach.asks ? partsOf(about, coach.moves).filter((part) => !ahead.includes(part)) : []);
  /** Parts that a step has needed so far, or that the learner has opened. */
  let met = $derived(new Set([...about.steps.filter(({ id }) => coach.shown.has(id)).flatMap(({ parts }) => parts), ...needed].filter((part) => !ahead.includes(part)).concat(guide.opened(table.id))));
  let reduced = $derived(!coach.over && !table.ledger);

  $effect(() => {
    // The words of the folded parts change with the language.
    const say = (key: string): string => t(key, {}, game);
    void say('guide-part-log');
    if (!reduced) return undefined;
    let sought = places || needed.length > 0 ? SMALL : '';
    let soon = 0;
    const bring = (): void => {
      const lit = sought && matchMedia(sought).matches ? [...document.querySelectorAll(`#main [${MARK}='lit']`)].find((one) => one.getClientRects().length > 0) : null;
      if (!lit) return;
      sought = '';
      // The suggested choice is marked with the next drawing.
      soon = requestAnimationFrame(() => (document.querySelector('#main [data-suggested]') ?? lit).scrollIntoView({ block: 'start' }));
    };
    const apply = (): void => mark(about, { places, needed, met }, say, (part) => guide.open(table.id, part));
    apply();
    bring();
    let waits = 0;
    const watch = new MutationObserver(() => (waits ||= requestAnimationFrame(() => ((waits = 0), apply(), bring()))));
    const app = document.getElementById('app') ?? document.body;
    watch.observe(app, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(waits);
      cancelAnimationFrame(soon);
      for (const element of document.querySelectorAll(`[${MARK}]`)) clear(element);
      document.getElementById('main')?.removeAttribute(ELSEWHERE);
    };
  });
}

interface Lit {
  places: string;
  needed: readonly string[];
  met: ReadonlySet<string>;
}

function mark(about: Guided, { places, needed, met }: Lit, say: (key: string) => string, open: (part: string) => void): void {
  const main = document.getElementById('main');
  if (!main) return;
  const exact = places ? [...main.querySelectorAll(places)] : [];
  for (const { id, at } of about.parts) {
    for (const panel of main.querySelectorAll<HTMLElement>(at)) {
      // A part that holds the exact places leaves the light to them.
      const lit = needed.includes(id) && !exact.some((place) => panel.contains(place));
      if (!met.has(id)) fold(panel, id, say, open);
      else set(panel, lit ? 'lit' : exact.some((place) => panel.contains(place)) ? '' : 'calm');
    }
  }
  if (about.calm) for (const one of main.querySelectorAll(about.calm)) set(one, exact.includes(one) ? 'lit' : exact.length > 0 ? 'calm' : '');
  // On a small screen only one tab is drawn: what the step is about may be in another one.
  main.removeAttribute(ELSEWHERE);
  const lit = [...main.querySelectorAll(`[${MARK}='lit']`)];
  main.toggleAttribute(ELSEWHERE, lit.length > 0 && lit.every((one) => one.getClientRects().length === 0));
}

function set(element: Element, value: string): void {
  element.querySelector(':scope > .guide-later')?.remove();
  if (!value) element.removeAttribute(MARK);
  else if (element.getAttribute(MARK) !== value) element.setAttribute(MARK, value);
}

function clear(element: Element): void {
  set(element, '');
}

/** The panel shows only a button with its name and when it comes. */
function fold(panel: HTMLElement, id: string, say: (key: string) => string, open: (part: string) => void): void {
  const [name, when] = [say(`guide-part-${id}`), say(`guide-part-${id}-when`)];
  let button = panel.querySelector<HTMLButtonElement>(':scope > .guide-later');
  if (panel.getAttribute(MARK) !== 'later') panel.setAttribute(MARK, 'later');
  if (button?.dataset['said'] === name + when) return;
  button?.remove();
  button = document.createElement('button');
  button.type = 'button';
  button.className = 'guide-later';
  button.dataset['said'] = name + when;
  button.setAttribute('aria-expanded', 'false');
  const title = document.createElement('b');
  title.textContent = name;
  const note = document.createElement('span');
  note.textContent = when;
  button.append(title, note);
  button.onclick = () => {
    open(id);
    panel.tabIndex = -1;
    panel.focus({ preventScroll: true });
  };
  panel.append(button);
}
