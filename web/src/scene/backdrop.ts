import type { Scene, View } from '../wire/types';
import type { SceneQueue } from './queue.svelte';

/** What the table shows behind a scene: how things stood before it, until the result is shown; then how they stood at its end. */
export class Backdrop {
  #queue: SceneQueue;
  #before: View = null;
  /** The scene these are of. */
  #of = '';

  constructor(queue: SceneQueue) {
    this.#queue = queue;
  }

  /** The scene has gone on, or waits for the viewer. */
  moved(): void {
    const { shown, player, questioned, table } = this.#queue;
    if (shown && shown.id === this.#of) table.backdrop = questioned ? null : player.done ? shown.after : this.#before;
  }

  opened(scene: Scene): void {
    if (scene.id === this.#of) return;
    const { table, asked } = this.#queue;
    this.#before = scene.before ?? (asked ? null : table.backdrop);
    this.#of = scene.id;
    this.moved();
  }

  /** The table shows again what is now, or the moment that is looked at. */
  lift(): void {
    this.#of = '';
    this.#before = null;
    this.#queue.table.backdrop = null;
  }
}
