// The whole position as text: what the boards show, in the reader's language.
import { moduleWords } from '../../lib/catalogue.svelte';
import { t } from '../../lib/i18n.svelte';
import { sellerRows } from './forecast';
import { workersLeft } from './market';
import type { Play } from './play.svelte';
import { AWARDS, GOODS, type Company, type View } from './types';
import { awardName, capital, eventName, goodName, goodTitle, markerName, phaseName, pounds, roman, spotName, tileName } from './words';

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

/** What modules give a company. */
function moduleLines(company: Company, view: View, nameOf: (seat: number) => string): string[] {
  const lines: string[] = [];
  if (company.records) {
    const { home, shipping } = company.records;
    lines.push(t('arkwright-records', { home, shipping, total: home * shipping }));
  }
  if (company.foreign) {
    const held = company.foreign.flatMap((n, seat) => (n > 0 ? [t('arkwright-holds-of', { n, who: nameOf(seat) })] : []));
    lines.push(`${t('arkwright-holds', { list: list(held) })}. ${t('arkwright-bank-told', { n: company.bank_shares })}`);
  }
  for (const award of AWARDS) if (view.awards?.[award] === company.seat) lines.push(t(`arkwright-award-${award}-has`));
  return lines;
}

/** Where the award markers are that no company has. */
function awardLines(view: View, play: Play): string[] {
  if (!view.awards) return [];
  return AWARDS.flatMap((award) => {
    const at = view.awards![award];
    if (at === null) return [t('arkwright-award-gone', { award: awardName(award) })];
    return at < 0 ? [`${awardName(award)}: ${t(`arkwright-award-${award}-about`, { n: award === 'shipping' ? play.kit.award.goods : play.kit.award.space })}`] : [];
  });
}

function placedOn(company: Company, costs: readonly number[]): string[] {
  const free = company.free_row ? [`£0 ${company.free_row.placed ? markerName(company.free_row.placed) : t('arkwright-free-row')}`] : [];
  return [...free, ...company.placed.flatMap((marker, row) => (marker ? [`£${costs[row]} ${markerName(marker)}`] : []))];
}

function companyPart(company: Company, name: string, view: View, costs: readonly number[], more: readonly string[]): LedgerPart {
  const placed = placedOn(company, costs);
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
    ...factoryLines(company),
    t('arkwright-ledger-markers', { list: list(placed), all: list(company.markers.map(markerName)) }),
  ];
  if (view.rules.harbour) {
    const ships = company.ships.flatMap((ship) => (ship === null ? [] : [String(ship)]));
    lines.push(
      t('arkwright-ledger-harbour', {
        spots: list(company.spots.map(spotName)),
        ships: list(ships),
        stock: perGood(company.stock),
        contracts: perGood(company.contracts),
      }),
    );
  }
  if (view.rules.harbour || company.tiles.length > 0) lines.push(t('arkwright-ledger-tiles', { list: list(company.tiles.map(tileName)) }));
  return { heading: name, lines };
}

function marketLines(view: View, play: Play): string[] {
  return [
    t('arkwright-ledger-market', { demand: perGood(view.market.demand), wage: view.market.wage, workers: workersLeft(play.kit, view.market.empty), fired: view.market.fired }),
    t('arkwright-ledger-importers', { list: perGood(view.appeals.map(({ importer }) => importer)) }),
    ...(view.timetable.extra_events ? [t('arkwright-ledger-extra-events', { list: list(view.timetable.extra_events.map(eventName)) })] : []),
    t('arkwright-ledger-events', { list: list(view.timetable.events.map(eventName)) }),
    ...awardLines(view, play),
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
  const modules = moduleWords(play.table.brief.ruleset, play.table.brief.options);
  const now = view.over ? [t('arkwright-over')] : [t('arkwright-turn-of', { who }), capital(phaseName(view.phase))];
  const cycle = view.cycle < 0 ? t('arkwright-preparation') : view.cycle > 3 ? t('arkwright-decade-end') : `${t('arkwright-cycle', { n: view.cycle + 1 })}, ${goodName(view.cycle)}`;
  return [
    { heading: `${view.year}, ${cycle}`, lines: modules ? [...now, t('table-with', { modules })] : now },
    { heading: t('arkwright-market-title'), lines: marketLines(view, play) },
    ...view.companies.map((company) => companyPart(company, nameOf(company.seat), view, play.kit.admin_rows, moduleLines(company, view, nameOf))),
    { heading: t('arkwright-ledger-forecasts'), lines: forecastLines(view, nameOf) },
    { heading: t('arkwright-on-offer'), lines: specialLines(view) },
  ];
}
