import { tick, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';

/** As much as a factory shows: the row of its cards for all of them, for the active one, for none. */
export type Depth = 0 | 1 | 2;

/**
 * How much of a company is shown next to the present decision: as many rows of cards as there is room for. Anything that changes the height of
 * either is named by `shape`. Make it while the panel is made.
 */
export class CompanyRoom {
  depth: Depth = $state(0);
  /** The part of the panel that would have to scroll. */
  body: HTMLElement | undefined = $state();
  readonly #wide = new MediaQuery('min-width: 1380px');

  /** `least` and `most` are the depths between which it looks for one that fits. */
  constructor(shape: () => string, least: () => Depth, most: () => Depth) {
    $effect(() => {
      // A window that has grown has room again for what was folded.
      void [shape(), innerHeight.current];
      const { body } = this;
      if (!body || !this.#wide.current) {
        this.depth = 0;
        return;
      }
      this.depth = least();
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
      this.depth = (this.depth + 1) as Depth;
      await tick();
    }
  }
}
