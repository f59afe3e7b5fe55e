import { tick, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';

/** How a factory is shown: the row of its cards, the same row with less room, or two lines. */
export type Look = 'row' | 'small' | 'chip';

/** From most room to least: how the active factory is shown, and how the others are. */
export const LOOKS = [
  { first: 'row', rest: 'row' },
  { first: 'row', rest: 'small' },
  { first: 'row', rest: 'chip' },
  { first: 'small', rest: 'small' },
  { first: 'small', rest: 'chip' },
  { first: 'chip', rest: 'chip' },
] as const satisfies readonly { first: Look; rest: Look }[];
export const LEAST = LOOKS.length - 1;
/** The last one in which the active factory has its whole row. */
export const ONE_ROW = 2;

/** Where the company stands next to the decision in a column of its own height; elsewhere the page scrolls. */
export const COLUMN = '(min-width: 1380px), (min-width: 860px) and (min-height: 940px)';

/**
 * How much of a company is shown next to the present decision: the first of `LOOKS` there is room for. Anything that changes the height of
 * either is named by `shape`. Make it while the panel is made.
 */
export class CompanyRoom {
  /** An index of `LOOKS`. */
  depth = $state(0);
  /** The part of the panel that would have to scroll. */
  body: HTMLElement | undefined = $state();
  readonly #wide = new MediaQuery(COLUMN);

  /** `most` is the last depth it may take, whether that fits or not. */
  constructor(shape: () => string, most: () => number) {
    $effect(() => {
      // A window that has grown has room again for what was folded.
      void [shape(), innerHeight.current];
      const { body } = this;
      if (!body || !this.#wide.current) {
        this.depth = 0;
        return;
      }
      this.depth = 0;
      let over = false;
      const fit = (): void => untrack(() => void this.#fit(body, () => !over && this.depth < most()));
      fit();
      // What is decided may need more room a moment later.
      const watch = new ResizeObserver(fit);
      watch.observe(body);
      return () => {
        over = true;
        watch.disconnect();
      };
    });
  }

  async #fit(body: HTMLElement, more: () => boolean): Promise<void> {
    await tick();
    while (more() && body.scrollHeight > body.clientHeight + 1) {
      this.depth += 1;
      await tick();
    }
  }
}
