// What the main button says while prices are chosen.
import type { Deed } from '../../../table/tray/deeds';
import type { Play } from '../play.svelte';

/** "Lay £13, send": the prices that the plan sets; without any they are kept as they are. */
export function layWords(play: Pick<Play, 'steps'>, sends: boolean): Deed {
  const set = play.steps.filter(({ move }) => move.kind === 'price');
  return { key: sends ? 'arkwright-lay-send' : 'arkwright-lay', args: { n: set.length, price: Number(set.at(-1)?.move.args['price'] ?? 0) } };
}
