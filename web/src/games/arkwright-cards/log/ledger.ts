// The whole position as text: what the boards show, in the reader's language.
import { t } from '../../../lib/text/i18n.svelte';
import { facesOf, reserveWords } from '../company/reserve';
import { finalRows } from '../final';
import type { Play } from '../play.svelte';
import type { CompanyView, FactoryView, Kit, View } from '../wire';
import { awardName, capital, cardName, colourName, figure, goodName, goodTitle, phaseName, pounds, roman, trackName } from '../words';

export interface LedgerPart {
  heading: string;
  lines: string[];
}

type NameOf = (seat: number) => string;
const list = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : t('cardgame-nothing'));

function crewWords(onTile: number, factory: FactoryView): string {
  const tile = onTile > 0 ? [t('cardgame-ledger-tile', { n: onTile })] : [];
  return list([...tile, ...factory.crew.flatMap((card, i) => (card ? [t('cardgame-ledger-crew', { n: i + 1, side: roman(card.numeral), workers: card.workers, machines: card.machines })] : []))]);
}

function factoryLine(kit: Kit, company: CompanyView, factory: FactoryView, good: number): string {
  const pieces = factory.pieces.map(({ piece, value, appeal }) => {
    return kit.distribution_pieces.includes(piece) ? t('cardgame-ledger-distribution', { n: value }) : t(appeal ? 'cardgame-ledger-quality-appeal' : 'cardgame-ledger-quality-price', { n: value, faces: facesOf(kit, piece) });
  });
  return t('cardgame-ledger-factory', {
    good: goodTitle(kit.goods[good]!),
    side: roman(factory.side),
    spot: factory.spot,
    office: t(factory.office ? 'cardgame-ledger-appeal' : 'cardgame-ledger-price'),
    appeal: factory.appeal,
    price: factory.price,
    crew: crewWords(kit.tile_workers[factory.side]![good]!, factory),
    pieces: list(pieces),
    makes: factory.makes,
    costs: factory.costs.fixed + factory.costs.wages + factory.costs.upkeep,
    stored: company.stored[good]!,
  });
}

function companyPart(kit: Kit, company: CompanyView, name: string): LedgerPart {
  if (company.broke) return { heading: name, lines: [t('cardgame-broke')] };
  const tracks = Object.entries(company.tracks).map(([track, { value }]) => `${trackName(track)} ${value}`);
  const cards = company.cards.map(({ card, used }) => (used ? t('cardgame-ledger-used', { card: cardName(card) }) : cardName(card)));
  return {
    heading: name,
    lines: [
      t('cardgame-ledger-money', { money: pounds(company.money), shares: company.shares, value: company.value, worth: company.worth, loans: company.loans, tokens: company.tokens, ships: company.ships }),
      ...company.factories.flatMap((factory, good) => (factory ? [factoryLine(kit, company, factory, good)] : [])),
      t('cardgame-ledger-tracks', { list: tracks.join(', ') }),
      t('cardgame-ledger-cards', { list: list(cards) }),
      ...(company.foreman >= 0 ? [t('cardgame-ledger-foreman', { good: goodName(kit.goods[company.foreman]!) })] : []),
      capital(t('cardgame-reserve', { list: reserveWords(kit, company) })),
    ],
  };
}

function marketLines(kit: Kit, view: View, nameOf: NameOf): string[] {
  return [
    ...kit.goods.map((name, good) => {
      const markers = [
        ...view.companies.flatMap(({ seat, factories }) => (factories[good]?.marker == null ? [] : [`${nameOf(seat)} ${factories[good].marker}`])),
        ...view.rivals.flatMap((rival) => (rival.appeal[good] === null ? [] : [`${colourName(rival.colour)} ${rival.appeal[good]}`])),
      ];
      return t('cardgame-ledger-track', { good: goodTitle(name), demand: figure(view.market.demand[good]!), list: list(markers) });
    }),
    t('cardgame-ledger-wage', { wage: view.market.wage, at: view.market.wage_at + 1 }),
  ];
}

function forecastLines(kit: Kit, view: View, nameOf: NameOf): string[] {
  if (!view.forecast) return [];
  return [
    t('cardgame-forecast-lead', { reading: 'hold', good: goodName(kit.goods[view.forecast.good]!), demand: figure(view.forecast.demand) }),
    ...view.forecast.sellers.map((row) => t('cardgame-ledger-seller', { who: nameOf(row.seat), appeal: row.appeal, price: row.price, made: row.makes, n: row.sells, income: row.income, costs: row.costs, steps: row.steps })),
  ];
}

function choiceLines(view: View): string[] {
  return (view.choices ?? []).map((choice) => {
    const seat = view.to_move;
    return t('cardgame-ledger-choice', { appeal: choice.appeal, price: choice.price, demand: figure(choice.demand), n: choice.sells[seat]!, income: choice.income, steps: choice.steps[seat]!, move: choice.ways[0]!.move });
  });
}

function cardLines(view: View): string[] {
  if (view.grid) {
    return view.grid.map(({ card, disc }, i) => {
      const what = card ? cardName(card) : t('cardgame-place-empty');
      return t('cardgame-ledger-place', { n: i + 1, what: disc ? `${what}, ${t('cardgame-disc-of', { who: colourName(disc) })}` : what });
    });
  }
  return [list(Object.entries(view.supply).map(([card, left]) => (left > 1 ? `${cardName(card)} ×${left}` : cardName(card))))];
}

function soloLines(view: View): string[] {
  const bag = view.bag;
  return [
    ...view.rivals.map((rival) => t('cardgame-ledger-rival', { who: capital(colourName(rival.colour)), shares: rival.shares, value: rival.value, worth: rival.worth })),
    ...(bag ? Object.entries(bag.inside).map(([colour, inside]) => t('cardgame-bag-told', { who: colourName(colour), inside, drawn: bag.drawn[colour]! })) : []),
  ];
}

function finalLines(play: Play, nameOf: NameOf): string[] {
  const view = play.base;
  const rows = finalRows(view, play.table.log).map((row) => t('cardgame-ledger-final', { who: nameOf(row.seat), ...row }));
  const awards = view.final?.awards ?? [];
  return view.solo ? [...rows, t('cardgame-ledger-awards', { list: list(awards.map(awardName)) })] : rows;
}

/** The ledger plays move by move, so it shows the position itself; the plan is a separate part. */
export function ledgerLines(play: Play): LedgerPart[] {
  const view = play.base;
  const nameOf: NameOf = (seat) => play.table.nameOf(seat);
  const now = view.over ? t('cardgame-over') : t('cardgame-turn-of', { who: nameOf(view.to_move), phase: phaseName(view.phase) });
  const parts: LedgerPart[] = [
    { heading: t('cardgame-ledger-when', { decade: roman(view.decade), year: String(view.year), n: view.round + 1, good: goodName(play.kit.goods[view.round]!) }), lines: view.over ? [now, ...finalLines(play, nameOf)] : [now] },
    { heading: t('cardgame-market'), lines: marketLines(play.kit, view, nameOf) },
    ...view.companies.map((company) => companyPart(play.kit, company, nameOf(company.seat))),
  ];
  if (view.solo) parts.push({ heading: t('cardgame-opponents'), lines: soloLines(view) });
  if (view.choices) parts.push({ heading: t('cardgame-options'), lines: choiceLines(view) });
  if (view.forecast) parts.push({ heading: t('cardgame-part-forecast'), lines: forecastLines(play.kit, view, nameOf) });
  parts.push({ heading: t('cardgame-part-cards'), lines: cardLines(view) });
  return parts;
}
