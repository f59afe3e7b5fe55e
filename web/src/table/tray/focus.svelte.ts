// Where the focus is at a table. Who plays by keys is led from question to question; with a mouse only a lost focus is found again.
import { tick } from 'svelte';
import { byKeys } from '../../lib/ui/keys/byKeys';
import type { AnyPlan } from '../plan/plan.svelte';

type Place = HTMLElement | SVGElement | null | undefined;

export interface Way {
  main: () => HTMLElement | undefined;
  /** Changes with every question. */
  question: () => string;
  /** Changes with every step to an answer: where it removes what has the focus, the focus is led on as well. */
  step?: () => unknown;
  /** Where the answer begins. */
  place: () => Place;
  /** Where the answer is given, if that is elsewhere: Q leads there between the question and the main button. */
  work?: () => Place;
}

const WRITING = 'input:not([role="spinbutton"]), select, textarea, dialog';
/** Here the focus waits for the next question; elsewhere the reader looks at something, and is left alone. */
const PLAYING = '.tray, [role="grid"], [data-plays]';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Leads the focus to the next question if the last one was answered by a key at its place, or if the focus is lost. Q leads there at any
 * time; pressed there, it leads on to where the answer is given and to the main button. Call it while the table's component is created; what it returns leads on at once.
 */
export function leadFocus({ main, question, step, place, work }: Way): () => Promise<void> {
  let inside = byKeys() && isLost();
  let led = false;
  let answered: Element | null = null;
  const primary = (): Place => main()?.querySelector<HTMLElement>('.tray .primary');

  /** What is hidden on a narrow screen cannot be focused: then the main button is the next place. */
  function go(to: Place): void {
    const shown = [to, primary()].find((one) => one && one.getClientRects().length > 0);
    if (!shown || shown === document.activeElement) return;
    shown.focus({ preventScroll: shown.closest('.tray') !== null });
    led = true;
  }

  function find(): void {
    if (inside && isLost()) go(place());
  }

  function keys(event: KeyboardEvent): void {
    // A key that is held down answers one question, not the next one as well.
    if (event.repeat && led && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    else if (!event.repeat) led = false;
    // What was pressed may be gone then.
    requestAnimationFrame(() => void tick().then(find));
    if (event.key.toLowerCase() !== 'q' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest(WRITING)) return;
    event.preventDefault();
    const stops = [place(), work?.()].filter((one) => one);
    const at = stops.findIndex((one) => one === document.activeElement);
    go(at < 0 ? stops[0] : (stops[at + 1] ?? primary()));
  }

  $effect(() => {
    const here = main();
    const enter = (): void => void (inside = true);
    here?.addEventListener('focusin', enter);
    addEventListener('keydown', keys, true);
    return () => {
      here?.removeEventListener('focusin', enter);
      removeEventListener('keydown', keys, true);
    };
  });
  $effect(() => {
    void question();
    void tick().then(() => {
      const at = document.activeElement;
      if (inside && (isLost() || (byKeys() && (at === answered || at?.closest(PLAYING))))) go(place());
      answered = document.activeElement;
    });
  });
  $effect(() => {
    void step?.();
    void tick().then(find);
  });
  return async () => {
    await tick();
    go(place());
  };
}

/**
 * The same for a game whose turns are planned step by step. `asked` is its question, `begin` what can be pressed first, if there is such a
 * thing, `given` where the answer is given on the boards.
 */
export function keepFocus(play: AnyPlan, main: () => HTMLElement | undefined, asked: string, begin: string, given = ''): void {
  leadFocus({
    main,
    question: () => `${play.table.version} ${play.ask}`,
    step: () => [play.phase, play.steps.length],
    place: () => main()?.querySelector<HTMLElement>(play.complete ? '.tray .primary' : begin) ?? main()?.querySelector<HTMLElement>(asked),
    work: () => (given ? main()?.querySelector<HTMLElement>(given) : null),
  });
}
