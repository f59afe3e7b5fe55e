import { SceneQueue } from '../../../scene/queue.svelte';
import '../../../scene/words';
import type { Play } from '../play.svelte';
import type { ProductionScene } from '../wire';
import { productionStory } from './story';

/**
 * The scenes of a table of the card game: every production. A player who has to decide in the middle of it does that first, and
 * sees it whole when it is over. Make it while the table's component is made.
 */
export function productionTheatre(play: Play): SceneQueue {
  const { table } = play;
  /** Somebody else thinks about a decision in the middle of it; bots do not take long. */
  const waits = (): boolean => table.brief.to_move !== table.you && !table.brief.seats[table.brief.to_move]?.bot;
  const queue = new SceneQueue(
    table,
    (scene) => {
      const told = scene.told as ProductionScene;
      return productionStory(told, {
        viewer: play.base.viewer,
        nameOf: (seat) => table.nameOf(seat),
        next: play.kit.goods[play.kit.goods.indexOf(told.good) + 1] ?? '',
      });
    },
    { before: true, opens: (scene) => scene.over || waits() },
  );
  // A player who begins a move wants the tray, and not the past.
  $effect(() => {
    if (play.steps.length > 0 && queue.shown) queue.leave();
  });
  return queue;
}
