import type { Attachment } from 'svelte/attachments';

/**
 * A panel that scrolls does not cut a line in two at its edges: `data-above` and `data-below` say that there is more, and what
 * sticks to the lower edge has `data-stuck` while lines pass beneath it. The styles of the table's frame let those lines fade.
 */
export const edges: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    box.toggleAttribute('data-above', box.scrollTop > 1);
    box.toggleAttribute('data-below', box.scrollHeight - box.scrollTop - box.clientHeight > 1);
    for (const held of box.querySelectorAll('[data-sticks]')) {
      const before = held.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      held.toggleAttribute('data-stuck', before > held.getBoundingClientRect().top + 1);
    }
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    box.removeEventListener('scroll', look);
  };
};
