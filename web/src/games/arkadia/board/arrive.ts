// A piece comes onto the board along a short way, 240 ms each; several turns arriving together play as a chain.

const MOVE_MS = 240;
const still = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Svelte transition. `after` counts the turns that arrive before this piece. */
export function arrive(_node: Element, { after = 0 }: { after?: number }): { delay: number; duration: number; css: (t: number) => string } {
  const duration = still() ? 0 : MOVE_MS;
  return {
    delay: duration === 0 ? 0 : Math.min(after, 8) * MOVE_MS,
    duration,
    css: (t) => `transform: translateY(${((1 - t) * -40).toFixed(2)}px); opacity: ${t > 0.01 ? 1 : 0}`,
  };
}
