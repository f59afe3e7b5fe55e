// When a cue sounds: my turn has come, a piece is claimed, a scene is over.
import { untrack } from 'svelte';
import type { TableSession } from '../table/session/table.svelte';
import { choice } from '../scene/choice.svelte';
import type { SceneQueue } from '../scene/queue.svelte';
import { sound } from './sound.svelte';

/** At this speed single pieces are too quick to be heard. */
const TOO_QUICK = 4;

/** It has become my turn while the page was open. Call it while the page of a table is made. */
export function hearTable(table: TableSession): void {
  onMyTurn(table, () => sound.play('settle', true, true));
}

/** Calls back when it becomes the viewer's turn; not when the page opens on it. */
export function onMyTurn(table: TableSession, then: () => void): void {
  let mine: boolean | null = null;
  $effect(() => {
    const { state, you, to_move } = table.brief;
    if (!table.ready) return;
    const was = mine;
    mine = state === 'running' && you >= 0 && to_move === you;
    if (mine && was === false) untrack(then);
  });
}

/** A scene sounds as it goes on. Call it while the scene is made. */
export function hearScene(queue: SceneQueue): void {
  let seen = untrack(() => ({ scene: queue.shown?.id, at: queue.player.at }));
  $effect(() => {
    const now = { scene: queue.shown?.id, at: queue.player.at };
    const was = seen;
    seen = now;
    untrack(() => {
      const { player } = queue;
      if (was.scene !== now.scene || now.at <= was.at) return;
      const { claim } = player.frame;
      if (player.done) sound.play('settle');
      else if (claim && !player.jumped && choice.speed < TOO_QUICK) sound.play('claim', claim === 'mine');
    });
  });
}
