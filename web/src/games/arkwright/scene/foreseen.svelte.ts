import { untrack } from 'svelte';
import { eventSentence } from '../../../lib/text/words';
import { sellerOf } from '../plan/forecast';
import type { Scene } from '../../../wire/types';
import type { Play } from '../play.svelte';
import type { SaleScene } from '../wire';
import type { Foreseen } from './sentences';

/** What changes a sale, when somebody does it after the forecast. */
const CAUSES = ['quality', 'price', 'distribution', 'built', 'modernised', 'machine', 'hired', 'fired', 'closed', 'economy'];

/**
 * Remembers what the forecast on screen says of the viewer's active good while they decide: when the sale comes, it is compared
 * with that. Make it while the table's component is made.
 */
export class LastForecast {
  #last: { good: string; year: number; version: number; sells: number; cash: number | null } | null = null;

  constructor(private readonly play: Play) {
    $effect(() => {
      const { view, active, ask } = play;
      const mine = ask === 'act' && active >= 0 ? sellerOf(view, active, view.viewer) : undefined;
      // A plan that brings the sale about shows what is to come after it.
      const sold = play.steps.some(({ events }) => events.some(({ key }) => key === 'importer-sale'));
      if (!mine || sold || play.base.asked.production) return;
      const { sells, cash_after } = mine;
      untrack(() => (this.#last = { good: play.goods[active]!, year: view.year, version: play.table.version, sells: sells ?? 0, cash: cash_after }));
    });
  }

  /** What was foreseen of this sale; null when one had no part in it, or it is one of long ago. */
  of({ told, last: end }: Scene): Foreseen | null {
    const sale = told as SaleScene;
    const last = this.#last;
    const { table } = this.play;
    if (!last || last.good !== sale.good || last.year !== sale.year) return null;
    const others = table.log.filter(({ version, n, seat, undone }) => version > last.version && n <= end && seat !== table.you && !undone);
    const events = others.flatMap((entry) => entry.events).filter(({ key, seat, args }) => CAUSES.includes(key) && seat !== table.you && args['good'] === sale.good);
    const first = CAUSES.flatMap((cause) => events.filter(({ key }) => key === cause)).at(0);
    return { sells: last.sells, cash: last.cash, since: first ? [eventSentence(first, table)] : [] };
  }
}
