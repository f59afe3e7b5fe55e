// Names of the game's things in the reader's language, and every move as a sentence.
import { has, t } from '../../lib/text/i18n.svelte';
import { sayMove } from '../../table/session/moveWords';
import type { Wish } from '../../table/session/offer';
import { capital } from '../../lib/text/names';
import { choiceOf, laidBy } from './company/arrangement';
import type { AwardNumbers, RivalView, View } from './wire';

export { change, pounds } from '../../lib/text/money';
export { capital, phaseName, roman } from '../../lib/text/names';

/** A colour nobody plays. */
export type Colour = RivalView['colour'];

/** Prefix of the keys of words. */
const OF = 'arkwright-cards';

export const goodName = (good: string): string => t(`${OF}-good-${good}`);
export const goodTitle = (good: string): string => capital(goodName(good));
export const cardName = (card: string): string => t(`${OF}-card-${card}`);
export const cardAbout = (card: string): string => t(`${OF}-card-${card}-about`);
export const trackName = (track: string): string => t(`${OF}-track-${track}`);
export const pieceName = (piece: string): string => t(`${OF}-piece-${piece}`);
export const actionName = (action: string): string => t(`${OF}-action-${action}`);
export const colourName = (colour: string): string => t(`${OF}-colour-${colour}`);
export const awardName = (award: string): string => t(`${OF}-award-${award}`);
export const actionAbout = (action: string): string => t(`${OF}-action-${action}-about`);
export const trackAbout = (track: string): string => t(`${OF}-track-${track}-about`);
export const awardAbout = (award: string, numbers: AwardNumbers): string => t(`${OF}-award-${award}-about`, { ...numbers });

/** A number of the scale, with a true minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What the words of some moves need of the position they are made in. */
export type Shown = Pick<View, 'choices' | 'grid' | 'phase'>;

/** A move as a player would say it; used for the plan, for the plain list, and by screen readers. */
export function moveWords(move: Wish, shown: Shown, nameOf: (seat: number) => string): string {
  const { kind, args } = move;
  const words: Record<string, string | number> = { ...args };
  if (kind === 'pick') words['card'] = shown.grid?.[Number(args['place']) - 1]?.card ?? '';
  if (kind === 'name') words['who'] = nameOf(Number(args['seat']));
  // As the main button calls it.
  if (kind === 'done' && has(`cardgame-go-done-${shown.phase}`)) return t(`cardgame-go-done-${shown.phase}`);
  // A hint contains the price: it may come after decisions that are not made yet.
  if (kind === 'set' && !('price' in args)) {
    const choice = choiceOf(shown.choices ?? [], laidBy(move));
    // A plan may set the price before it is asked for: what that comes to is not known yet.
    if (!choice) return t(`${OF}-do-set-later`);
    Object.assign(words, { price: choice.price, appeal: choice.appeal });
  }
  return sayMove(`${OF}-do-${doing(move)}`, move, words);
}

/** Kinds whose sentence depends on what they are about. */
function doing({ kind, args }: Wish): string {
  if (kind === 'action') return String(args['action']);
  return args['saved'] === 1 ? `${kind}-office` : kind;
}
