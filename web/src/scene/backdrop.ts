import { get } from '../wire/http';
import type { Moment, Scene, View } from '../wire/types';
import type { SceneQueue } from './queue.svelte';

/**
 * What the table shows behind a scene: how things stood before it, until the result is shown. A scene of the past ends with the
 * moment after it.
 */
export class Backdrop {
  #queue: SceneQueue;
  #before: View = null;
  /** For a scene of the past: the view after it. Null: the present view. */
  #after: View = null;
  /** The scene these are of. */
  #of = '';

  constructor(queue: SceneQueue) {
    this.#queue = queue;
  }

  /** The scene has gone on, or waits for the viewer. */
  moved(): void {
    const { shown, player, questioned, table } = this.#queue;
    if (shown && shown.id === this.#of) table.backdrop = player.done || questioned ? this.#after : this.#before;
  }

  opened(scene: Scene): void {
    if (scene.id === this.#of) return;
    const { table, asked } = this.#queue;
    this.#before = scene.before ?? (asked ? null : table.backdrop);
    this.#after = null;
    this.#of = scene.id;
    this.moved();
    if (asked && table.kept) void this.#fetchAfter(scene);
  }

  /** The table shows again what is now, or the moment that is looked at. */
  lift(): void {
    this.#of = '';
    this.#before = this.#after = null;
    this.#queue.table.backdrop = null;
  }

  async #fetchAfter(scene: Scene): Promise<void> {
    const { table } = this.#queue;
    try {
      const { view } = await get<Moment>(table.address(`/at/${scene.last}`));
      if (this.#of !== scene.id) return;
      this.#after = view;
      this.moved();
    } catch {
      // The table shows the present: the scene itself tells everything.
    }
  }
}
