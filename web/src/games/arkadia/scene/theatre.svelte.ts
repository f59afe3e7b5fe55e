import { SceneQueue } from '../../../scene/queue.svelte';
import '../../../scene/words';
import type { Scene } from '../../../wire/types';
import type { Play } from '../play.svelte';
import type { EnclosedScene } from '../wire';
import { WEIGHTY } from '../../../scene/story';
import { enclosedStory, type EnclosedFrame } from './story';

/**
 * The scenes of an Arkadia table: every building that is enclosed. They play by themselves next to the board; for the
 * player who encloses it, once the castle has its pieces, and at its result: the table shows all of it already. Create it while the table's component is made.
 */
export function enclosingTheatre(play: Play): SceneQueue {
  const { table } = play;
  const isOwn = ({ told }: Scene): boolean => (told as EnclosedScene).seat === table.you;
  const decides = (): boolean => table.you >= 0 && table.brief.to_move === table.you;
  // Where it stands in the place of the tray it waits until the own turn is over.
  const beside = (): boolean => matchMedia('(min-width: 1380px)').matches;
  const opens = (scene: Scene): boolean => {
    const { over } = scene;
    if (decides() && play.ask === 'castle') return false;
    return !isOwn(scene) || (over && (beside() || !decides()));
  };
  const queue = new SceneQueue(
    table,
    (scene) => enclosedStory(scene.told as EnclosedScene, { viewer: table.you, nameOf: (seat) => table.nameOf(seat) }),
    { auto: true, opens, settled: isOwn },
  );
  // Pieces of the castle that a scene will still show are hidden; the rest of the table is up to date, the viewer's own pieces too.
  $effect(() => {
    const { shown, waiting, asked, player } = queue;
    const told = (player.frame as EnclosedFrame).step;
    const untold = shown && !asked && table.at === null ? [...(told < 2 ? [shown] : []), ...waiting].filter((scene) => scene.over && !isOwn(scene)) : [];
    play.untold = untold.map((scene) => scene.told as EnclosedScene);
  });
  // A player who begins a move wants the board, and not the past.
  $effect(() => {
    if (play.chosen.length + play.plan.steps.length > 0 && queue.shown && !queue.asked) queue.leave();
  });
  // When the others have played meanwhile, the own building makes room for what they did.
  $effect(() => {
    const { shown, asked, player } = queue;
    if (!shown || asked || !isOwn(shown) || !player.done || !decides() || table.since.news.length === 0) return;
    const timer = setTimeout(() => queue.close(), WEIGHTY);
    return () => clearTimeout(timer);
  });
  return queue;
}

