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
  /** So many decisions stood in the view that the table keeps. */
  since = 0;

  constructor(queue: SceneQueue) {
    this.#queue = queue;
  }

  /** The scene has gone on, or waits for whoever looks. */
  moved(): void {
    const { shown, player, questioned, table } = this.#queue;
    if (shown && shown.id === this.#of) table.backdrop = player.done || questioned ? this.#after : this.#before;
  }

  opened(scene: Scene): void {
    if (scene.id === this.#of) return;
    const { table, asked } = this.#queue;
    const kept = asked ? null : table.backdrop;
    this.#before = kept;
    this.#after = null;
    this.#of = scene.id;
    this.moved();
    // What the table keeps is right for a scene that began just now, and near enough until the answer comes for one under way.
    if ((!kept || scene.first <= this.since) && table.kept) void this.#fetch(scene, asked);
  }

  /** The table shows again what is now, or the moment that is looked at. */
  lift(): void {
    this.#of = '';
    this.#before = this.#after = null;
    this.#queue.table.backdrop = null;
  }

  async #fetch(scene: Scene, asked: boolean): Promise<void> {
    const { table } = this.#queue;
    const at = async (n: number): Promise<View> => (await get<Moment>(table.address(`/at/${n}`))).view;
    try {
      const [before, after] = await Promise.all([at(scene.first - 1), asked ? at(scene.last) : null]);
      if (this.#of !== scene.id) return;
      this.#before = before;
      this.#after = after;
      this.moved();
    } catch {
      // The table shows what is now: the scene itself tells everything.
    }
  }
}
