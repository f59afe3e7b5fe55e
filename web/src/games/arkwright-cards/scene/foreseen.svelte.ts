import { untrack } from 'svelte';
import { eventSentence } from '../../../lib/text/words';
import type { Scene } from '../../../wire/types';
import { readAs } from '../plan/outlook';
import type { Play } from '../play.svelte';
import type { ProductionScene } from '../wire';
import type { Foreseen } from './sentences';

/** What moves a demand when somebody does it after the forecast, and what raises the wage. */
const CAUSES = ['set', 'opponent-opens', 'opponent-forward', 'more-workers'];
const WAGE = 'more-workers';

/**
 * Remembers what the forecast on screen says of the viewer's active good while they decide: when the production comes, it is compared
 * with that. Make it while the table's component is made.
 */
export class LastForecast {
  #last: (Omit<Foreseen, 'since'> & { good: string; year: number; version: number }) | null = null;

  constructor(private readonly play: Play) {
    $effect(() => {
      const { view, base, ask, choice } = play;
      // Only a turn has steps: in the middle of a production everything is known already.
      if (ask !== 'act' || base.asked.step === undefined || view.round !== base.round) return;
      const seller = readAs(view.forecast, play.outlook.value, play.outlook.reading)?.sellers.find(({ seat }) => seat === view.viewer);
      if (!seller) return;
      const [sells, { money_then: money, value_then: value, voyage }] = choice ? [choice.sells[view.viewer] ?? 0, choice] : [seller.sells, seller];
      untrack(() => (this.#last = { good: play.good, year: base.year, version: play.table.version, sells, money, value, ships: voyage.goods }));
    });
  }

  /** What was foreseen of this production; null when one had no part in it, or it is one of long ago. */
  of({ told, last: end }: Scene): Foreseen | null {
    const scene = told as ProductionScene;
    const last = this.#last;
    const { table } = this.play;
    if (!last || last.good !== scene.good || last.year !== scene.year) return null;
    const events = table.log.filter(({ version, n, undone }) => version > last.version && n <= end && !undone).flatMap((entry) => entry.events);
    const others = events.filter(({ seat, args }) => seat !== table.you && (args['good'] === undefined || args['good'] === scene.good));
    const sold = scene.sellers.find(({ seat }) => seat === table.you)?.sold ?? last.sells;
    // With as many sold as foreseen a price is not the cause. Else it is the largest step of the demand in the direction of the difference.
    const causes = sold === last.sells ? [WAGE] : CAUSES;
    const moved = (event: (typeof others)[number]): number => Number(event.args['moved'] ?? 0) * Math.sign(last.sells - sold);
    const first = causes.flatMap((cause) => others.filter(({ key, args }) => key === cause && args['moved'] !== 0)).toSorted((a, b) => moved(b) - moved(a)).at(0);
    return { sells: last.sells, ships: last.ships, money: last.money, value: last.value, since: first ? eventSentence(first, table) : '' };
  }
}
