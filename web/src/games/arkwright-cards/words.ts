// Names of the game's things in the reader's language, and every move as a sentence.
import { has, t } from '../../lib/i18n.svelte';
import { parseMove, type Move } from './moves';
import { GOODS, type Good, type View } from './types';

export { change, pounds } from '../../lib/money';

/** The words beside the rules begin with this. */
const OF = 'arkwright-cards';

export const goodName = (good: Good | number): string => t(`${OF}-good-${typeof good === 'number' ? GOODS[good] : good}`);
export const goodTitle = (good: Good | number): string => capital(goodName(good));
export const cardName = (card: string): string => t(`${OF}-card-${card}`);
export const cardAbout = (card: string): string => t(`${OF}-card-${card}-about`);
export const trackName = (track: string): string => t(`${OF}-track-${track}`);
export const pieceName = (piece: string): string => t(`${OF}-piece-${piece}`);
export const actionName = (action: string): string => t(`${OF}-action-${action}`);
export const colourName = (colour: string): string => t(`${OF}-colour-${colour}`);
export const awardName = (award: string): string => t(`${OF}-award-${award}`);
export const actionAbout = (action: string): string => t(`${OF}-action-${action}-about`);
export const trackAbout = (track: string): string => t(`${OF}-track-${track}-about`);
export const awardAbout = (award: string, numbers: Record<string, number>): string => t(`${OF}-award-${award}-about`, numbers);
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
export function moveWords(text: string, shown: Shown, nameOf: (seat: number) => string): string {
  const move = parseMove(text);
  const words: Record<string, string | number> = { n: move.n ?? 0 };
  for (const what of ['good', 'piece', 'card', 'track', 'award'] as const) if (move[what]) words[what] = move[what];
  if (move.kind === 'pick') words['card'] = shown.grid?.[(move.n ?? 1) - 1]?.card ?? '';
  if (move.kind === 'name') words['who'] = nameOf((move.n ?? 1) - 1);
  if (move.kind === 'set') {
    const choice = shown.choices?.find(({ moves }) => moves.includes(text));
    Object.assign(words, { price: choice?.price ?? 0, appeal: choice?.appeal ?? 0 });
  }
  return t(`${OF}-do-${doing(move)}`, words);
}

/** Kinds whose sentence depends on what they are about. */
function doing(move: Move): string {
  if (move.kind === 'extra-shift' && move.good) return 'extra-shift-at';
  return move.saved ? `${move.kind}-office` : move.kind;
}
