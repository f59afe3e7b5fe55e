// The story of a sale: its frames with what they show, and the words of each. All figures come from the server.
import { t } from '../../../lib/text/i18n.svelte';
import { CLAIM, FIRST, WEIGHTY, type Frame, type Story } from '../../../scene/story';
import type { SaleScene, SceneClaim } from '../wire';
import { goodName } from '../words';
import { whysOf, type Why } from './causes';
import { claimWords, costWords, endWords, servedWords, valueWords, wantWords, type Sentence } from './sentences';

/** The viewer, names of seats, and what follows. */
export interface Reader {
  viewer: number;
  nameOf(seat: number): string;
  harbour: boolean;
  /** The good that comes next; empty after the last one of a decade. */
  next: string;
}

export interface SaleFrame extends Frame, Sentence {
  /** Pieces claimed so far. */
  claims: number;
  /** The next piece has a ring: it is decided now who gets it. */
  ring: boolean;
  /** The sellers that the frame is about; they have an ink edge. */
  called: number[];
  /** What else is shown: share values, costs, the end. */
  valued: boolean;
  paid: boolean;
  over: boolean;
  /** Why it came so, at the end. */
  whys: Why[];
}

export interface SaleStory extends Story {
  frames: SaleFrame[];
}

/** How far a stage has come. */
const REACHED = { made: 0, sold: 1, valued: 2, paid: 3, over: 4 } as const;

/** Is the next piece the last one, and somebody goes without it? */
const decides = (sale: SaleScene, next: SceneClaim | undefined): boolean => next !== undefined && next.left === 0 && next.rival > -2 && next.order !== 'together';

export function saleStory(sale: SaleScene, reader: Reader): SaleStory {
  const frames: SaleFrame[] = [];
  const sold = REACHED[sale.stage] >= REACHED.sold;
  const line = (claims: number): string => {
    const mine = sale.claims.slice(0, claims).filter(({ seat }) => seat === reader.viewer).length;
    return t(reader.viewer < 0 ? 'arkwright-scene-line-watch' : 'arkwright-scene-line', { n: claims, m: sale.demand, mine });
  };
  const add = (stage: number, sentence: Sentence, claims: number, more: Partial<SaleFrame> = {}): void => {
    const whys = (more.whys ?? []).map(({ heading, text }) => `${heading}. ${text}`.trim());
    const say = [`${sentence.heading}. ${sentence.text}`.trim(), ...whys].join(' ');
    const weight = more.weight ?? stage !== 1;
    const hold = weight ? WEIGHTY : CLAIM;
    frames.push({ ...sentence, stage, claims, say, line: line(claims), hold, weight, ring: false, called: [], valued: false, paid: false, over: false, whys: [], ...more });
  };

  add(0, wantWords(sale), 0, { hold: FIRST });
  sale.claims.forEach((claim, i) => {
    const next = sale.claims[i + 1];
    const ring = decides(sale, next);
    const end = sold && next === undefined;
    const sentence = end ? servedWords(sale, reader) : claimWords(sale, i, ring, reader);
    const weight = ring || end || claim.left < 0 || (claim.order === 'importer' && claim.rival === -1);
    const called = ring && next ? [next.seat, next.rival] : [claim.seat];
    add(1, sentence, i + 1, { weight, ring, called, claim: claim.seat === reader.viewer ? 'mine' : 'others' });
  });
  if (sold && sale.claims.length === 0) add(1, servedWords(sale, reader), 0);
  const all = sale.claims.length;
  if (REACHED[sale.stage] >= REACHED.paid) {
    add(2, valueWords(sale, reader), all, { valued: true });
    add(3, costWords(sale, reader), all, { valued: true, paid: true });
  }
  if (sale.stage === 'over') add(4, endWords(sale, reader), all, { valued: true, paid: true, over: true, whys: whysOf(sale, reader) });

  return {
    title: t('arkwright-scene-title', { good: goodName(sale.good) }),
    play: t('arkwright-scene-play'),
    done: reader.next ? t('arkwright-scene-next', { good: goodName(reader.next) }) : t('arkwright-scene-on'),
    off: t('arkwright-scene-off'),
    result: resultWords(sale, reader),
    stages: ['made', 'sold', 'value', 'costs', reader.harbour ? 'harbour' : 'stores'].map((stage) => t(`arkwright-scene-stage-${stage}`)),
    frames,
  };
}

/** One sentence: sold, cash, share, rank. */
function resultWords(sale: SaleScene, reader: Reader): string {
  const mine = sale.after[reader.viewer];
  const seller = sale.sellers.find(({ seat }) => seat === reader.viewer);
  if (!mine || !seller) return t('arkwright-scene-result-watch', { sold: sale.claims.length, demand: sale.demand });
  const rank = 1 + sale.after.filter(({ worth }) => worth > mine.worth).length;
  return t('arkwright-scene-result', { sold: seller.sold, cash: mine.cash ?? 0, value: mine.value, rank });
}
