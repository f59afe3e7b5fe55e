// Whether the reader last pressed a key or pointed: who plays by keys is led by the focus, who points is not.
let pressed = false;

/** Was the last thing done with a key? */
export const byKeys = (): boolean => pressed;

/** Listen from now on; called once, when the pages start. */
export function watchKeys(): void {
  addEventListener('keydown', () => (pressed = true), true);
  addEventListener('pointerdown', () => (pressed = false), true);
}
