import { get } from '../wire/http';
import type { Moment, Scene, View } from '../wire/types';
import type { SceneQueue } from './queue.svelte';

/**
 * What the table shows behind a scene: how things stood before it, until the result is shown. A scene that opens by itself has
 * that already (the table keeps its view, `TableSession.backdrop`); for any other the moment is asked for.
 */
export class Backdrop {
  #queue: SceneQueue;
  #before: View = null;
  /** Of a scene of the past: how things stood after it. Null stands for now. */
  #after: View = null;
  /** The scene these are of. */
  #of = '';

  constructor(queue: SceneQueue) {
    this.#queue = queue;
    $effect(() => {
      const { shown, player } = queue;
      if (shown && shown.id === this.#of) queue.table.backdrop = player.done ? this.#after : this.#before;
    });
  }

  opened(scene: Scene): void {
    const { table, asked } = this.#queue;
    const kept = asked || scene.id === this.#of ? null : table.backdrop;
    if (scene.id === this.#of) return;
    this.#before = kept;
    this.#after = null;
    this.#of = scene.id;
    table.backdrop = kept;
    if (!kept && table.kept) void this.#fetch(scene, asked);
  }

  /** The table shows again what is now, or the moment that is looked at. */
  lift(): void {
    this.#of = '';
    this.#before = this.#after = null;
    this.#queue.table.backdrop = null;
  }

  async #fetch(scene: Scene, asked: boolean): Promise<void> {
    const { table } = this.#queue;
    const at = async (n: number): Promise<View> => (await get<Moment>(`/tables/${table.id}/at/${n}${table.openBook ? '?as=open' : ''}`)).view;
    try {
      const [before, after] = await Promise.all([at(scene.first - 1), asked ? at(scene.last) : null]);
      if (this.#of !== scene.id) return;
      this.#before = before;
      this.#after = after;
      const { player } = this.#queue;
      table.backdrop = player.done ? after : before;
    } catch {
      // The table shows what is now: the scene itself tells everything.
    }
  }
}
