// The whole position as text: what the boards show, in the reader's language.
import { t } from '../../lib/i18n.svelte';
import { sellerRows } from './forecast';
import { workersLeft } from './market';
import type { Play } from './play.svelte';
import { GOODS, type Company, type View } from './types';
import { capital, eventName, goodName, goodTitle, markerName, phaseName, pounds, roman, spotName, tileName } from './words';

export interface LedgerPart {
  heading: string;
  lines: string[];
}

const list = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : t('arkwright-none'));
const perGood = (counts: readonly number[]): string => GOODS.map((good, i) => `${goodName(good)} ${counts[i] ?? 0}`).join(', ');

function factoryLines(company: Company): string[] {
  return company.factories.flatMap((factory, good) => {
    if (!factory) return [];
    const rows = factory.workers.map((workers, row) => `${workers}+${factory.machines[row]}`).join(' ');
    return [
      t('arkwright-ledger-factory', {
        good: goodTitle(good),
        level: roman(factory.level),
        base: factory.base,
        quality: factory.quality,
        distribution: factory.distribution,
        price: factory.price,
        appeal: factory.appeal,
        rows,
        makes: factory.makes,
        stock: company.stock[good]!,
      }),
    ];
  });
}

function companyPart(company: Company, name: string, harbour: boolean, costs: readonly number[]): LedgerPart {
  const placed = company.placed.flatMap((marker, row) => (marker ? [`£${costs[row]} ${markerName(marker)}`] : []));
  const lines = [
    t('arkwright-ledger-money', {
      cash: company.cash === null ? '?' : pounds(company.cash),
      shares: company.shares,
      value: company.value,
      worth: company.portfolio,
      space: company.space,
      loans: company.loans,
    }),
    ...factoryLines(company),
    t('arkwright-ledger-markers', { list: list(placed), all: list(company.markers.map(markerName)) }),
  ];
  if (harbour) {
    const ships = company.ships.flatMap((ship) => (ship === null ? [] : [String(ship)]));
    lines.push(
      t('arkwright-ledger-harbour', {
        spots: list(company.spots.map(spotName)),
        ships: list(ships),
        stock: perGood(company.stock),
        contracts: perGood(company.contracts),
      }),
      t('arkwright-ledger-tiles', { list: list(company.tiles.map(tileName)) }),
    );
  }
  return { heading: name, lines };
}

function marketLines(view: View, play: Play): string[] {
  return [
    t('arkwright-ledger-market', { demand: perGood(view.market.demand), wage: view.market.wage, workers: workersLeft(play.kit, view.market.empty), fired: view.market.fired }),
    t('arkwright-ledger-importers', { list: perGood(view.appeals.map(({ importer }) => importer)) }),
    t('arkwright-ledger-events', { list: list(view.timetable.events.map(eventName)) }),
  ];
}

function forecastLines(view: View, nameOf: (seat: number) => string): string[] {
  return GOODS.flatMap((_, good) => [
    t('arkwright-ledger-forecast', { good: goodTitle(good), demand: view.forecast[good]!.demand }),
    ...sellerRows(view, view, good).map((row) =>
      row.seat < 0
        ? t('arkwright-ledger-importer', { appeal: row.appeal, n: row.sells })
        : t('arkwright-ledger-seller', { who: nameOf(row.seat), appeal: row.appeal, made: row.makes ?? 0, n: row.sells, income: row.income ?? 0, costs: row.costs ?? 0, steps: row.steps ?? 0 }),
    ),
  ]);
}

function specialLines(view: View): string[] {
  return [
    t('arkwright-ledger-tiles', { list: list(Object.entries(view.special.tiles).map(([tile, left]) => `${tileName(tile)} ×${left}`)) }),
    ...view.special.mat.map(({ level, markers }) => t('arkwright-ledger-mat', { level: roman(level), list: list(markers.map(markerName)) })),
    t('arkwright-ledger-ships', { list: list(view.special.ships.filter(({ left }) => left > 0).map(({ capacity, left }) => `${capacity} ×${left}`)) }),
  ];
}

/** The ledger plays move by move, so it shows the position itself and not the plan. */
export function ledgerLines(play: Play): LedgerPart[] {
  const view = play.base;
  const nameOf = (seat: number): string => play.table.nameOf(seat);
  const who = nameOf(view.to_move);
  const now = view.over ? [t('arkwright-over')] : [t('arkwright-turn-of', { who }), capital(phaseName(view.phase))];
  const cycle = view.cycle < 0 ? t('arkwright-preparation') : view.cycle > 3 ? t('arkwright-decade-end') : `${t('arkwright-cycle', { n: view.cycle + 1 })}, ${goodName(view.cycle)}`;
  return [
    { heading: `${view.year}, ${cycle}`, lines: now },
    { heading: t('arkwright-market-title'), lines: marketLines(view, play) },
    ...view.companies.map((company) => companyPart(company, nameOf(company.seat), view.rules.harbour, play.kit.admin_rows)),
    { heading: t('arkwright-ledger-forecasts'), lines: forecastLines(view, nameOf) },
    { heading: t('arkwright-on-offer'), lines: specialLines(view) },
  ];
}
