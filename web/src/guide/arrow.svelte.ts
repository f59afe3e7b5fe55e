/** Where the arrow of the card points: the height of the lit place next to it, in pixels from the top of the card. */
export class Arrow {
  at: number | null = $state(null);

  /** Create it while a component is created. */
  constructor(card: () => HTMLElement | undefined, about: () => unknown) {
    $effect(() => {
      void about();
      const own = card();
      if (!own) return undefined;
      let frame = 0;
      const look = (): void => {
        frame = 0;
        const target = nearest([...document.querySelectorAll<HTMLElement>('#main [data-guide="lit"]')]);
        const box = own.getBoundingClientRect();
        const there = target?.getBoundingClientRect();
        this.at = there && there.height > 0 ? Math.max(24, Math.min(box.height - 40, (Math.max(there.top, 0) + Math.min(there.bottom, innerHeight)) / 2 - box.top - 11)) : null;
      };
      const soon = (): void => void (frame ||= requestAnimationFrame(look));
      soon();
      const watch = new MutationObserver(soon);
      watch.observe(document.getElementById('app') ?? document.body, { attributes: true, attributeFilter: ['data-guide'], subtree: true, childList: true });
      addEventListener('resize', soon);
      return () => {
        cancelAnimationFrame(frame);
        watch.disconnect();
        removeEventListener('resize', soon);
      };
    });
  }
}

/** The card stands on the right: the place next to it is the one that reaches farthest to the right. */
function nearest(lit: readonly HTMLElement[]): HTMLElement | undefined {
  return lit.filter(({ offsetParent }) => offsetParent !== null).toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0];
}
