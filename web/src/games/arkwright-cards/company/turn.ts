// A card on the table is turned or flipped in 240 ms; for readers who want no motion it simply lies the other way.
const MOVE_MS = 240;
const still = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

type How = { duration: number; css: (t: number) => string };

/** Half a turn on the table. */
export function turned(_node: Element): How {
  return { duration: still() ? 0 : MOVE_MS, css: (t) => `transform: rotate(${((1 - t) * 180).toFixed(1)}deg)` };
}

/** Over to the other side. */
export function flipped(_node: Element): How {
  return { duration: still() ? 0 : MOVE_MS, css: (t) => `transform: rotateY(${((1 - t) * 90).toFixed(1)}deg)` };
}
