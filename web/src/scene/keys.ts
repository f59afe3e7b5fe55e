import { t } from '../lib/text/i18n.svelte';
import type { SceneQueue } from './queue.svelte';

/** What the main button of a scene says: play it, see its result, go on. */
export function mainWords(queue: SceneQueue, still: boolean): string {
  const { player } = queue;
  if (player.done) {
    if (queue.behind > 0) return t('scene-go-on', { n: queue.behind });
    return queue.asked ? t('scene-leave') : player.story.done;
  }
  return player.at === 0 && !player.playing && !still ? player.story.play : t('scene-skip');
}

export function mainAct(queue: SceneQueue, still: boolean): void {
  const { player } = queue;
  if (player.done) queue.close();
  else if (player.at === 0 && !player.playing && !still) player.toggle();
  else player.skip();
}

/** Where these keys have a meaning of their own. */
const OWN: Record<string, string> = {
  ' ': 'button, a, input, select, textarea, summary, [role=radio], [role=grid]',
  Enter: 'button, a, input, select, textarea, summary, [role=radio], [role=grid]',
  ArrowRight: 'input, select, textarea, [role=radiogroup], [role=tablist], [role=grid]',
  ArrowLeft: 'input, select, textarea, [role=radiogroup], [role=tablist], [role=grid]',
  Escape: 'input:not([type=checkbox]), select, textarea',
};

/** Space plays, the arrows step, Esc shows the result and then closes, Enter is the main button. */
export function sceneKeys(event: KeyboardEvent, queue: SceneQueue): void {
  const own = OWN[event.key];
  if (own === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target as Element;
  if (at.closest?.(`dialog, .menu, ${own}`)) return;
  event.preventDefault();
  event.stopPropagation();
  const { player } = queue;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (event.key === ' ') {
    if (still) player.step();
    else player.toggle();
  } else if (event.key === 'ArrowRight') player.step();
  else if (event.key === 'ArrowLeft') player.back();
  else if (event.key === 'Enter') mainAct(queue, still);
  else if (player.done) queue.close();
  else player.skip();
}
