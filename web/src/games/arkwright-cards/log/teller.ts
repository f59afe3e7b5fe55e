// What stands where at a table of the card game, so that what changed since the reader's last turn can be marked there.
import { t } from '../../../lib/text/i18n.svelte';
import type { Chapter } from '../../../since/chapters';
import type { Teller } from '../../../since/since.svelte';
import type { CompanyView, FactoryView, Kit, View } from '../wire';
import { cardName, figure, goodName, pounds, roman } from '../words';

type Facts = ReturnType<Teller['facts']>;

const BANDS: Record<string, string> = { cycle: 'decade', decade: 'decade', opponents: 'bag', end: 'decade', rules: 'rules' };

/** The cards that lie at a factory, each by its place. */
function cards(seat: number, good: string, { side, foreman, crew, pieces }: FactoryView): Facts {
  const found: Facts = { [`tile ${seat} ${good}`]: roman(side), [`foreman ${seat} ${good}`]: foreman ? cardName('foreman') : null };
  crew.forEach((card, i) => (found[`crew-${i} ${seat} ${good}`] = card && t('cardgame-workers-told', { workers: card.workers, machines: card.machines, goods: card.goods, good: goodName(good) })));
  for (const { piece, value, appeal } of pieces) found[`${piece} ${seat} ${good}`] = t(appeal ? 'cardgame-card-appeal' : 'cardgame-card-price', { n: value });
  return found;
}

function company(kit: Kit, one: CompanyView): Facts {
  const { seat } = one;
  const found: Facts = {
    [`money ${seat}`]: pounds(one.money),
    [`shares ${seat}`]: one.shares,
    [`value ${seat}`]: pounds(one.value),
    [`worth ${seat}`]: pounds(one.worth),
    [`ships ${seat}`]: one.ships,
    [`loans ${seat}`]: one.loans,
    [`tokens ${seat}`]: one.tokens,
    [`cards ${seat}`]: one.cards.map(({ card }) => cardName(card)).join(', '),
  };
  for (const [track, { value }] of Object.entries(one.tracks)) found[`track ${seat} ${track}`] = value;
  kit.goods.forEach((good, i) => {
    const factory = one.factories[i];
    found[`stored ${seat} ${good}`] = one.stored[i];
    one.warehouses[i]?.forEach((stored, house) => (found[`house-${house} ${seat} ${good}`] = stored));
    if (!factory) return;
    found[`marker ${seat} ${good}`] = factory.marker;
    found[`appeal ${seat} ${good}`] = factory.appeal;
    found[`price ${seat} ${good}`] = pounds(factory.price);
    found[`makes ${seat} ${good}`] = factory.makes;
    found[`costs ${seat} ${good}`] = pounds(factory.costs.fixed + factory.costs.wages + factory.costs.upkeep);
    Object.assign(found, cards(seat, good, factory));
  });
  return found;
}

export function tellerOf(kit: Kit): Teller {
  return {
    facts: (view: View) => {
      const found: Facts = { 'wage -': pounds(view.market.wage), 'round -': kit.goods[view.round] && goodName(kit.goods[view.round]!), 'year -': view.year };
      kit.goods.forEach((good, i) => {
        found[`demand - ${good}`] = figure(view.market.demand[i]!);
        for (const rival of view.rivals) found[`${rival.colour} - ${good}`] = rival.appeal[i];
      });
      for (const rival of view.rivals) {
        found[`rivalshares - ${rival.colour}`] = rival.shares;
        found[`rivalvalue - ${rival.colour}`] = pounds(rival.value);
      }
      return Object.assign(found, ...view.companies.map((one) => company(kit, one)));
    },
    // Prices and new workers move demand and wages.
    touches: { set: ['demand'], opened: ['demand', 'wage'], hired: ['demand', 'wage'], 'more-workers': ['demand', 'wage'] },
    about: ['good', 'colour', 'track'],
    icon: ({ kind, happenings }: Chapter) => (kind === 'production' ? String(happenings[0]?.event.args['good'] ?? 'demand') : (BANDS[kind] ?? '')),
  };
}
