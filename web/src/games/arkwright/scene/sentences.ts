// What is said of each frame of a sale, in the reader's language.
import { lang, t } from '../../../lib/text/i18n.svelte';
import type { SaleScene, SceneSeller } from '../wire';
import { capital, change, goodName } from '../words';
import type { Reader } from './story';

export interface Sentence {
  heading: string;
  text: string;
  /** The sign before it: a symbol, or the shape of a seat. */
  icon: string;
  seat: number;
}

const IMPORTER = -1;
const sentence = (heading: string, text: string, icon = '', seat = -2): Sentence => ({ heading: capital(heading), text: capital(text), icon, seat });
const signOf = (seat: number): [string, number] => (seat === IMPORTER ? ['importer', -2] : ['', seat]);

/** A seller as part of a sentence: you, the importer, or a name. */
function who(seat: number, reader: Reader): string {
  if (seat === IMPORTER) return t('arkwright-scene-importer');
  return seat === reader.viewer ? t('arkwright-scene-you') : reader.nameOf(seat);
}

const names = (seats: readonly number[], reader: Reader): string =>
  new Intl.ListFormat(lang.code, { type: 'conjunction' }).format(seats.map((seat) => who(seat, reader)));

const nth = (n: number): string => t('arkwright-scene-nth', { n, rule: new Intl.PluralRules(lang.code, { type: 'ordinal' }).select(n) });

const sellerOf = (sale: SaleScene, seat: number): SceneSeller => sale.sellers.find((seller) => seller.seat === seat)!;
const isYou = (seat: number, reader: Reader): boolean => seat >= 0 && seat === reader.viewer;

export function wantWords(sale: SaleScene): Sentence {
  const made = sale.sellers.reduce((sum, seller) => sum + seller.made, 0);
  const stock = sale.sellers.reduce((sum, seller) => sum + seller.stock, 0);
  const importer = sellerOf(sale, IMPORTER).appeal;
  return sentence(t('arkwright-scene-wants', { n: sale.demand, good: goodName(sale.good) }), t('arkwright-scene-offer', { made, stock, importer }), 'demand');
}

/** One piece is claimed; with `ring` the sentence says who gets the last one, which comes next. */
export function claimWords(sale: SaleScene, i: number, ring: boolean, reader: Reader): Sentence {
  const claim = sale.claims[i]!;
  if (ring) return lastWords(sale, i + 1, reader);
  const n = sale.claims.slice(0, i + 1).filter(({ seat }) => seat === claim.seat).length;
  const seller = claim.seat === IMPORTER ? 'importer' : isYou(claim.seat, reader) ? 'you' : 'other';
  const sells = t(`arkwright-scene-sells-${seller}`, { who: who(claim.seat, reader), nth: nth(n) });
  const opens = sale.claims[i - 1]?.call !== claim.call;
  const reason = orderWords(sale, claim.seat, claim.rival, claim.order, reader);
  const [icon, seat] = signOf(claim.seat);
  if (opens) {
    const called = [...new Set(sale.claims.filter(({ call }) => call === claim.call).map((one) => one.seat))];
    const heading = t(i === 0 ? 'arkwright-scene-called-first' : 'arkwright-scene-called', { call: claim.call, names: names(called, reader) });
    return sentence(heading, [reason, `${sells}.`].filter(Boolean).join(' '), icon, seat);
  }
  if (claim.order === 'importer' && reason) return sentence(t('arkwright-scene-before-importer', { who: who(claim.seat, reader) }), reason, icon, seat);
  if (claim.left < 0) return sentence(t('arkwright-scene-together'), t('arkwright-scene-together-about'), 'tie');
  const source = claim.source === 'stock' || claim.source === 'shift' ? t(`arkwright-scene-from-${claim.source}`) : '';
  const price = claim.seat === IMPORTER ? '' : t('arkwright-scene-so-far', { pounds: n * (sellerOf(sale, claim.seat).price ?? 0) });
  return sentence(sells, [source, price, t('arkwright-scene-left', { n: claim.left })].filter(Boolean).join(' '), icon, seat);
}

/** Why one is served before the other, where the rules had to decide between equals. */
function orderWords(sale: SaleScene, one: number, other: number, order: string, reader: Reader): string {
  if (order === 'importer') return other === IMPORTER ? t('arkwright-scene-order-importer', { appeal: sellerOf(sale, one).appeal }) : '';
  if (order !== 'quality' && order !== 'together') return '';
  const [a, b] = [sellerOf(sale, one), sellerOf(sale, other)];
  return t(`arkwright-scene-order-${order}`, { appeal: a.appeal, a: a.quality, b: b.quality, one: who(one, reader), other: who(other, reader) });
}

/** The last piece: who gets it, and why not the one called next. */
function lastWords(sale: SaleScene, i: number, reader: Reader): Sentence {
  const { seat, rival, call, order } = sale.claims[i]!;
  const [a, b] = [sellerOf(sale, seat), sellerOf(sale, rival)];
  const numbers = order === 'quality' ? { a: a.quality, b: b.quality } : { a: a.appeal, b: b.appeal };
  const words = { call, appeal: a.appeal, one: who(seat, reader), other: who(rival, reader), ...numbers };
  return sentence(t('arkwright-scene-last', words), t(`arkwright-scene-last-${order}`, words), order === 'appeal' ? 'appeal' : 'tie');
}

export function servedWords(sale: SaleScene, reader: Reader): Sentence {
  const last = sale.claims.at(-1);
  const left = last ? last.left : sale.demand;
  const mine = sale.sellers.find(({ seat }) => isYou(seat, reader));
  const unsold = mine ? Math.max(0, mine.made + mine.stock + mine.shifts - mine.sold) : 0;
  const own = mine ? [t('arkwright-scene-unsold', { n: unsold })] : [];
  const [icon, seat] = last ? signOf(last.seat) : ['demand', -2];
  // Each seller is called no more often than its appeal says.
  const limited = sale.sellers.some((one) => one.seat >= 0 && one.made + one.stock + one.shifts > one.sold);
  if (left > 0) return sentence(t(limited ? 'arkwright-scene-uncalled' : 'arkwright-scene-sated'), [t(limited ? 'arkwright-scene-uncalled-about' : 'arkwright-scene-sated-about', { n: left }), ...own].join(' '), String(icon), Number(seat));
  const next = sale.missed ? [t('arkwright-scene-missed', { one: who(last!.seat, reader), other: who(sale.missed.seat, reader) })] : [];
  const both = left < 0 ? [t('arkwright-scene-together-about')] : [];
  return sentence(t('arkwright-scene-served'), [...both, ...next, ...own].join(' '), String(icon), Number(seat));
}

const FOR_SALE = ['sold', 'most', 'appeal', 'rule'];
const gained = (seller: SceneSeller): number => seller.steps.filter(({ reason }) => FOR_SALE.includes(reason)).reduce((sum, { steps }) => sum + steps, 0);

export function valueWords(sale: SaleScene, reader: Reader): Sentence {
  const companies = sale.sellers.filter(({ seat }) => seat >= 0);
  const most = Math.max(...companies.map(gained));
  const first = companies.filter((seller) => gained(seller) === most).map(({ seat }) => seat);
  const heading = most > 0 ? t('arkwright-scene-value', { names: names(first, reader), n: most }) : t('arkwright-scene-value-none');
  const lead = (reason: 'most' | 'appeal'): string => {
    const told = companies.flatMap(({ seat, steps }) => steps.filter((step) => step.reason === reason).map((step) => ({ seat, n: step.steps, charisma: step.charisma })));
    const winner = told.find(({ n }) => n > 0);
    if (winner) return t(`arkwright-scene-lead-${reason}${winner.charisma ? '-charisma' : ''}`, { who: who(winner.seat, reader) });
    return told.length > 0 ? t(`arkwright-scene-lead-${reason}-tied`, { names: names(told.map(({ seat }) => seat), reader) }) : t(`arkwright-scene-lead-${reason}-none`);
  };
  // What was sold beyond the demand counts among the sold ones.
  const extra = companies.flatMap((seller) => seller.extra.map(({ buyer, earned }) => t('arkwright-scene-extra', { buyer, n: earned, who: who(seller.seat, reader) })));
  return sentence(heading, [...extra, t('arkwright-scene-value-sold'), lead('most'), lead('appeal')].join(' '), 'share-value');
}

export function costWords(sale: SaleScene, reader: Reader): Sentence {
  const fell = sale.sellers.some(({ distribution }) => distribution !== null);
  const mine = sale.sellers.find(({ seat }) => isYou(seat, reader));
  const yours = mine && mine.distribution !== null;
  const more = yours ? t('arkwright-scene-fell-you', { before: mine.appeal, after: mine.appeal_after }) : fell ? t('arkwright-scene-fell') : '';
  return sentence(t('arkwright-scene-wages', { wage: sale.wage }), [t('arkwright-scene-wages-about'), more].filter(Boolean).join(' '), 'wage');
}

export function endWords(sale: SaleScene, reader: Reader): Sentence {
  const leaders = (list: SaleScene['after']): number[] => {
    const most = Math.max(...list.map(({ worth }) => worth));
    return list.flatMap(({ worth }, seat) => (worth === most ? [seat] : []));
  };
  const [was, first] = [leaders(sale.before), leaders(sale.after)];
  const is = first[0]!;
  const leads = was.length === 1 && was[0] === is ? 'leads' : 'takes-lead';
  const word = first.length > 1 ? 'leads-tied' : isYou(is, reader) ? `${leads}-you` : leads;
  const heading = t(`arkwright-scene-${word}`, { who: who(is, reader), names: names(first, reader), worth: sale.after[is]!.worth });
  const mine = sale.after[reader.viewer];
  const parts: string[] = [];
  if (mine && !first.includes(reader.viewer)) parts.push(t('arkwright-scene-worth', { best: sale.after[is]!.worth, worth: mine.worth }));
  if (mine && mine.cash !== null) parts.push(t('arkwright-scene-cash', { cash: mine.cash, change: change(mine.cash - (sale.before[reader.viewer]!.cash ?? 0)) }));
  return sentence(heading, parts.join(' '), 'share');
}
