// Names of the game's things in the reader's language, and every move as a sentence.
import { has, t } from '../../lib/i18n.svelte';
import type { Wish } from '../../lib/offer';
import { choiceOf, laidBy } from './arrangement';
import type { AwardNumbers, RivalView, View } from './wire';

export { change, pounds } from '../../lib/money';

/** A colour nobody plays. */
export type Colour = RivalView['colour'];

/** The words beside the rules begin with this. */
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
export const phaseName = (phase: string): string => (has(`phase-${phase}`) ? t(`phase-${phase}`) : phase);

/** Names begin lines and buttons as often as they stand inside sentences; the files hold them in small letters. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const roman = (level: number): string => ['–', 'I', 'II', 'III'][level] ?? String(level);

/** A number of the scale, with a true minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What the words of some moves need of the position they are made in. */
export type Shown = Pick<View, 'choices' | 'grid'>;

/** A move as a player would say it; used for the plan, for the plain list, and by screen readers. */
export function moveWords(move: Wish, shown: Shown, nameOf: (seat: number) => string): string {
  const { kind, args } = move;
  const words: Record<string, string | number> = { ...args };
  if (kind === 'pick') words['card'] = shown.grid?.[Number(args['place']) - 1]?.card ?? '';
  if (kind === 'name') words['who'] = nameOf(Number(args['seat']));
  // A hint brings the price along: it may lie behind decisions that nobody has made yet.
  if (kind === 'set' && !('price' in args)) {
    const choice = choiceOf(shown.choices ?? [], laidBy(move));
    // A plan may set the price before it is asked for: what that comes to is not known yet.
    if (!choice) return t(`${OF}-do-set-later`);
    Object.assign(words, { price: choice.price, appeal: choice.appeal });
  }
  return t(`${OF}-do-${doing(move)}`, words);
}

/** Kinds whose sentence depends on what they are about. */
function doing({ kind, args }: Wish): string {
  if (kind === 'action') return String(args['action']);
  return args['saved'] === 1 ? `${kind}-office` : kind;
}
