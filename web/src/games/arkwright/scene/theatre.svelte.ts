import { SceneQueue } from '../../../scene/queue.svelte';
import '../../../scene/words';
import type { Play } from '../play.svelte';
import type { SaleScene } from '../wire';
import { saleStory } from './story';

/** The scenes of an Arkwright table: every production with a seller. Create it while the table's component is created. */
export function saleTheatre(play: Play): SceneQueue {
  const queue = new SceneQueue(play.table, (scene) => {
    const sale = scene.told as SaleScene;
    return saleStory(sale, {
      viewer: play.base.viewer,
      nameOf: (seat) => play.table.nameOf(seat),
      harbour: play.base.rules.harbour,
      next: play.goods[play.goods.indexOf(sale.good) + 1] ?? '',
    });
  }, { before: true });
  // A player who begins a move wants the tray, and not the past; an answer in the middle of a sale is a part of it.
  $effect(() => {
    if (play.steps.length > 0 && queue.shown?.over) queue.leave();
  });
  return queue;
}
