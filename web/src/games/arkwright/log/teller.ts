// What stands where at an Arkwright table, so that what changed since the reader's last turn can be marked there.
import { t } from '../../../lib/text/i18n.svelte';
import type { Chapter } from '../../../since/chapters';
import type { Teller } from '../../../since/since.svelte';
import type { CompanyView, Kit, View } from '../wire';
import { markerName, pounds, roman, tileName } from '../words';

type Facts = ReturnType<Teller['facts']>;

const BANDS: Record<string, string> = { cycle: 'decade', decade: 'decade', 'decade-end': 'decade', event: 'event', end: 'decade', rules: 'rules' };

function company(kit: Kit, one: CompanyView): Facts {
  const { seat } = one;
  const found: Facts = {
    [`cash ${seat}`]: one.cash === null ? null : pounds(one.cash),
    [`shares ${seat}`]: one.shares,
    [`value ${seat}`]: pounds(one.value),
    [`space ${seat}`]: t('arkwright-track-space', { space: one.space, value: one.value }),
    [`loans ${seat}`]: one.loans,
    [`tiles ${seat}`]: one.tiles.map(tileName).join(', '),
  };
  one.placed.forEach((marker, i) => (found[`admin ${seat} £${kit.admin_rows[i]}`] = marker && markerName(marker)));
  one.ships.forEach((ship, pier) => (found[`ship ${seat} ${pier}`] = ship));
  kit.goods.forEach((good, i) => {
    const factory = one.factories[i];
    found[`contract ${seat} ${good}`] = one.contracts[i];
    found[`stock ${seat} ${good}`] = one.stock[i];
    if (!factory) return;
    found[`level ${seat} ${good}`] = roman(factory.level);
    for (const key of ['base', 'quality', 'distribution', 'appeal'] as const) found[`${key} ${seat} ${good}`] = factory[key];
    found[`price ${seat} ${good}`] = pounds(factory.price);
    found[`makes ${seat} ${good}`] = factory.makes;
    factory.workers.forEach((workers, row) => (found[`row ${seat} ${good} ${row}`] = `${workers} + ${factory.machines[row]}`));
  });
  return found;
}

export function tellerOf(kit: Kit): Teller {
  return {
    facts: (view: View) => {
      const found: Facts = { 'wage -': pounds(view.market.wage), 'fired -': view.market.fired, 'year -': view.year, 'start -': view.start };
      kit.goods.forEach((good, i) => {
        found[`demand - ${good}`] = view.market.demand[i];
        found[`importer - ${good}`] = view.appeals[i]!.importer;
        view.appeals[i]!.seats.forEach((appeal, seat) => {
          if (view.companies[seat]?.factories[i]) found[`marker ${seat} ${good}`] = appeal;
        });
      });
      return Object.assign(found, ...view.companies.map((one) => company(kit, one)));
    },
    // Hiring, firing and building change the job market.
    touches: Object.fromEntries(['hired', 'fired', 'built', 'closed', 'machine', 'sent', 'hired-spot', 'dismissed', 'ship', 'obsolete'].map((key) => [key, ['wage', 'fired', 'demand']])),
    icon: ({ kind, args, happenings }: Chapter) => (kind === 'production' ? String(args['good'] ?? happenings[0]?.event.args['good'] ?? 'demand') : (BANDS[kind] ?? '')),
  };
}
