/** In a radio group the arrows choose: the place they lead to, whose radio gets the focus. Null for any other key. */
export function arrowed(event: KeyboardEvent, here: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return null;
  event.preventDefault();
  const there = (here + step + count) % count;
  ((event.currentTarget as Element).children[there] as HTMLElement).focus();
  return there;
}
