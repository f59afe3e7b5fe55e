// The whole position as text: what the boards show, in the reader's language.
import { moduleWords } from '../../../lib/catalogue.svelte';
import { t } from '../../../lib/text/i18n.svelte';
import { awardGoal, awardsAt } from '../board/awards';
import { workersLeft } from '../board/market';
import type { Play } from '../play.svelte';
import type { CompanyView, Kit, View } from '../wire';
import { awardName, capital, change, eventName, goodName, goodTitle, markerName, phaseName, pounds, roman, shipName, shortfallWords, spotName, tileName } from '../words';

export interface LedgerPart {
  heading: string;
  lines: string[];
}

const list = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : t('arkwright-none'));
const perGood = (goods: readonly string[], counts: readonly number[]): string => goods.map((good, i) => `${goodName(good)} ${counts[i] ?? 0}`).join(', ');

function factoryLines(company: CompanyView, goods: readonly string[]): string[] {
  return company.factories.flatMap((factory, good) => {
    if (!factory) return [];
    const rows = factory.workers.map((workers, row) => `${workers}+${factory.machines[row]}`).join(' ');
    return [
      t('arkwright-ledger-factory', {
        good: goodTitle(goods[good]!),
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

/** What modules give a company. */
function moduleLines(company: CompanyView, view: View, nameOf: (seat: number) => string): string[] {
  const lines: string[] = [];
  if (company.records) {
    const { home, shipping } = company.records;
    lines.push(t('arkwright-records', { home, shipping, total: home * shipping }));
  }
  if (company.foreign) {
    const held = company.foreign.flatMap((n, seat) => (n > 0 ? [t('arkwright-holds-of', { n, who: nameOf(seat) })] : []));
    lines.push(`${t('arkwright-holds', { list: list(held) })}. ${t('arkwright-bank-told', { n: company.bank_shares })}`);
  }
  for (const award of awardsAt(view, company.seat)) lines.push(t(`arkwright-award-${award}-has`));
  return lines;
}

/** Where the award markers are that no company has. */
function awardLines(view: View, play: Play): string[] {
  const gone = awardsAt(view, null).map((award) => t('arkwright-award-gone', { award: awardName(award) }));
  const open = awardsAt(view, -1).map((award) => `${awardName(award)}: ${t(`arkwright-award-${award}-about`, { n: awardGoal(award, play.kit) })}`);
  return [...open, ...gone];
}

function placedOn(company: CompanyView, costs: readonly number[]): string[] {
  const free = company.free_row ? [`${pounds(0)} ${company.free_row.placed ? markerName(company.free_row.placed) : t('arkwright-free-row')}`] : [];
  return [...free, ...company.placed.flatMap((marker, row) => (marker ? [`${pounds(costs[row]!)} ${markerName(marker)}`] : []))];
}

function companyPart(company: CompanyView, name: string, view: View, kit: Kit, more: readonly string[]): LedgerPart {
  const placed = placedOn(company, kit.admin_rows);
  const lines = [
    t('arkwright-ledger-money', {
      cash: company.cash === null ? '?' : pounds(company.cash),
      shares: company.shares,
      value: company.value,
      worth: company.portfolio,
      space: company.space,
      loans: company.loans,
    }),
    ...more,
    ...factoryLines(company, kit.goods),
    t('arkwright-ledger-markers', { list: list(placed), all: list(company.markers.map(markerName)) }),
  ];
  if (view.rules.harbour) {
    const ships = company.ships.flatMap((ship, pier) => (ship === null ? [] : [t('arkwright-ship-line', { ship: shipName(pier), n: ship })]));
    lines.push(
      t('arkwright-ledger-harbour', {
        spots: list(company.spots.map(spotName)),
        ships: list(ships),
        stock: perGood(kit.goods, company.stock),
        contracts: perGood(kit.goods, company.contracts),
      }),
    );
  }
  if (view.rules.harbour || company.tiles.length > 0) lines.push(t('arkwright-ledger-tiles', { list: list(company.tiles.map(tileName)) }));
  return { heading: name, lines };
}

function marketLines(view: View, play: Play): string[] {
  return [
    t('arkwright-ledger-market', { demand: perGood(play.goods, view.market.demand), wage: view.market.wage, workers: workersLeft(play.kit, view.market.empty), fired: view.market.fired }),
    t('arkwright-ledger-importers', { list: perGood(play.goods, view.appeals.map(({ importer }) => importer)) }),
    ...(view.timetable.extra_events ? [t('arkwright-ledger-extra-events', { list: list(view.timetable.extra_events.map(eventName)) })] : []),
    t('arkwright-ledger-events', { list: list(view.timetable.events.map(eventName)) }),
    ...awardLines(view, play),
  ];
}

function forecastLines(view: View, goods: readonly string[], nameOf: (seat: number) => string): string[] {
  return view.forecast.flatMap(({ good, demand, sellers }) => [
    t('arkwright-ledger-forecast', { good: goodTitle(goods[good]!), demand }),
    ...sellers.flatMap((row) => {
      if (row.seat < 0) return [t('arkwright-ledger-importer', { appeal: row.appeal, n: row.sells })];
      const income = (row.income ?? 0) + (row.shipping ?? 0);
      const line = t('arkwright-ledger-seller', { who: nameOf(row.seat), appeal: row.appeal, made: row.makes ?? 0, n: row.sells, income, costs: row.costs ?? 0, steps: change(row.steps ?? 0, false) });
      return row.shortfall ? [line, `${nameOf(row.seat)}: ${shortfallWords(row.shortfall)}`] : [line];
    }),
  ]);
}

function specialLines(view: View): string[] {
  return [
    t('arkwright-ledger-tiles', { list: list(Object.entries(view.special.tiles).map(([tile, left]) => `${tileName(tile)} ×${left}`)) }),
    ...view.special.mat.map(({ level, markers }) => t('arkwright-ledger-mat', { level: roman(level), list: list(markers.map(markerName)) })),
    t('arkwright-ledger-ships', { list: list(view.special.ships.filter(({ left }) => left > 0).map(({ capacity, left }) => `${capacity} ×${left}`)) }),
  ];
}

/** The ledger plays move by move, so it shows the position itself; the plan is a separate part. */
export function ledgerLines(play: Play): LedgerPart[] {
  const view = play.base;
  const nameOf = (seat: number): string => play.table.nameOf(seat);
  const who = nameOf(view.to_move);
  const modules = moduleWords(play.table.brief.ruleset, play.table.brief.options);
  const now = view.over ? [t('arkwright-over')] : [t('arkwright-turn-of', { who }), capital(phaseName(view.phase))];
  const cycle = view.cycle < 0 ? t('arkwright-preparation') : view.cycle > 3 ? t('arkwright-decade-end') : `${t('arkwright-cycle', { n: view.cycle + 1 })}, ${goodName(play.goods[view.cycle]!)}`;
  return [
    { heading: `${view.year}, ${cycle}`, lines: modules ? [...now, t('table-with', { modules })] : now },
    { heading: t('arkwright-market-title'), lines: marketLines(view, play) },
    ...view.companies.map((company) => companyPart(company, nameOf(company.seat), view, play.kit, moduleLines(company, view, nameOf))),
    { heading: t('arkwright-ledger-forecasts'), lines: forecastLines(view, play.goods, nameOf) },
    { heading: t('arkwright-on-offer'), lines: specialLines(view) },
  ];
}
