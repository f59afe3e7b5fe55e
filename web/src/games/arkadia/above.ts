// How much of the page lies above an element: bars come and go there, and the table takes what is left of the screen.

/** Calls `tell` with the offset of this element now, and whenever something above it appears, goes or changes its size. */
export function watchTop(element: HTMLElement, tell: (top: number) => void): () => void {
  const sizes = new ResizeObserver(() => tell(element.offsetTop));
  /** Everything above it: the elements before it and before those that contain it. */
  const look = (): void => {
    sizes.disconnect();
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      for (let before = at.previousElementSibling; before; before = before.previousElementSibling) sizes.observe(before);
    }
    tell(element.offsetTop);
  };
  const changes = new MutationObserver(look);
  for (let at = element.parentElement; at; at = at === document.body ? null : at.parentElement) changes.observe(at, { childList: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
