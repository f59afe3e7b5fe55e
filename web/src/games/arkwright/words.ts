// Names of the game's things in the reader's language, and every move as a sentence.
import { has, t } from '../../lib/i18n.svelte';
import type { Move } from './moves';
import { GOODS, type Good } from './types';

export { change, pounds } from '../../lib/money';

export const goodName = (good: Good | number): string => t(`arkwright-good-${typeof good === 'number' ? GOODS[good] : good}`);
export const goodTitle = (good: Good | number): string => capital(goodName(good));
export const tileName = (tile: string): string => t(`arkwright-tile-${tile}`);
export const tileAbout = (tile: string): string => t(`arkwright-tile-${tile}-about`);
export const markerName = (marker: string): string => t(`arkwright-marker-${marker}`);
export const spotName = (spot: string): string => t(`arkwright-spot-${spot}`);
export const eventName = (event: string): string => t(`arkwright-event-${event}`);
export const eventAbout = (event: string): string => t(`arkwright-event-${event}-about`);
export const actionName = (action: string): string => t(`arkwright-action-${action}`);
export const awardName = (award: string): string => t(`arkwright-award-${award}`);
export const phaseName = (phase: string): string => (has(`phase-${phase}`) ? t(`phase-${phase}`) : phase);

/** Names begin lines and buttons as often as they stand inside sentences; the files hold them in small letters. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const roman = (level: number): string => ['–', 'I', 'II', 'III', 'IV'][level] ?? String(level);

/** A move as a player would say it; used for the plan, for the plain list, and by screen readers. */
export function moveWords(move: Move, nameOf: (seat: number) => string, phase = ''): string {
  const words: Record<string, string | number | boolean> = { n: move.n ?? 0 };
  if (move.good) words['good'] = goodName(move.good);
  if (move.spot) words['spot'] = spotName(move.spot);
  if (move.to) words['to'] = spotName(move.to);
  if (move.marker) words['marker'] = markerName(move.marker);
  if (move.tile) words['tile'] = tileName(move.tile);
  if (move.level) words['level'] = roman(move.level);
  if (move.row !== undefined) words['row'] = move.row;
  if (move.pay !== undefined) words['pay'] = move.pay;
  if (move.kind === 'name') words['who'] = nameOf((move.n ?? 1) - 1);
  if (move.seat !== undefined) words['who'] = nameOf(move.seat);
  return t(`arkwright-do-${doing(move, phase)}`, words);
}

/** Kinds whose sentence depends on what they are about, or on what is asked. */
function doing(move: Move, phase: string): string {
  if (move.kind === 'extra') return `extra-${move.extra}`;
  if (move.kind === 'award' && (phase === 'emergency' || phase === 'keep-contract')) return `award-${phase}`;
  if (move.kind === 'half-price' && phase === 'award-share') return phase;
  if (move.kind === 'hire' && move.spot) return 'hire-spot';
  if (move.kind === 'send') return move.fired ? 'send-fired' : move.spot ? 'send-spot' : 'send';
  if ((move.kind === 'build' || move.kind === 'modernise') && move.developer) return `${move.kind}-developer`;
  return move.kind;
}
