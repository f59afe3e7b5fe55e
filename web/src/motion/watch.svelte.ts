// When things may move: a table that goes on by a few decisions, a replay by one, a scene by one frame. A jump shows its end at once.
import { untrack } from 'svelte';
import { choice } from '../scene/choice.svelte';
import type { SceneQueue } from '../scene/queue.svelte';
import type { TableSession } from '../table/session/table.svelte';
import { movesBetween } from './journeys';
import { layer, moving, type How } from './layer';
import { look, type Sight } from './sight';

/** Largest number of decisions in one message that still is a turn; with more, some were missed. */
const MOST_DECISIONS = 4;

/** The user drags something: no animation. */
let held = false;
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => (held = true), { capture: true, passive: true });
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, () => (held = false), { capture: true, passive: true });
}

/**
 * Looks at a part of the page before and after each change of `what`, and plays what has moved. `how` is asked after the change
 * and says null where nothing moves. Call it while a component is made whose children draw that part.
 */
export function watchMotion(root: () => Element | null, what: () => unknown, how: () => How | null, without = ''): void {
  let before: Sight | null = null;
  let frame = 0;
  $effect.pre(() => {
    void what();
    untrack(() => {
      const part = root();
      before ??= part && moving() ? look(part, layer.flying, without) : null;
    });
  });
  $effect(() => {
    void what();
    // Right before it is painted: by then everything that follows from the change has been drawn.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const was = before;
      before = null;
      const as = untrack(how);
      const part = root();
      if (as && was && part && moving() && !held) layer.play(movesBetween(was, look(part, undefined, without), as.actor), as);
    });
  });
  $effect(() => () => {
    cancelAnimationFrame(frame);
    layer.end();
  });
}

/** The pieces of a table travel. */
export function watchTable(table: TableSession): void {
  const now = (): { at: number | null; version: number; open: boolean } => ({ at: table.at, version: table.version, open: table.openBook });
  let seen = untrack(now);
  const how = (): How | null => {
    const was = seen;
    seen = now();
    if (was.open !== seen.open) return null;
    if (was.at !== null || seen.at !== null) {
      if (was.at === null || seen.at === null || Math.abs(seen.at - was.at) !== 1) return null;
      return { actor: `seat:${table.steps[Math.max(was.at, seen.at) - 1]?.seat ?? -1}` };
    }
    const decisions = seen.version - was.version;
    const fresh = table.log.filter(({ version }) => version > was.version);
    // What a scene is about to show is not shown beneath it first.
    const told = table.theatre !== null && (table.theatre.shown !== null || (fresh.some(({ scenes }) => scenes?.length) && !choice.isOff(table.id)));
    if (decisions < 1 || decisions > MOST_DECISIONS || told) return null;
    return { actor: `seat:${fresh.findLast(({ seat }) => seat >= 0)?.seat ?? table.you}` };
  };
  // A scene that opens takes the place of what still moves.
  $effect(() => {
    if (table.theatre?.shown) layer.end();
  });
  watchMotion(() => document.getElementById('main'), () => [table.view, table.version], how, '.scene');
}

/** The pieces of a scene travel, while it plays and at each step on; back, and to its result, it goes at once. */
export function watchScene(queue: SceneQueue, root: () => Element | null): void {
  let seen = untrack(() => ({ scene: queue.shown?.id, at: queue.player.at }));
  const how = (): How | null => {
    const was = seen;
    seen = { scene: queue.shown?.id, at: queue.player.at };
    return was.scene === seen.scene && seen.at === was.at + 1 && !queue.player.jumped ? { actor: '', speed: choice.speed, together: true } : null;
  };
  watchMotion(root, () => [queue.shown, queue.player.at], how);
}
