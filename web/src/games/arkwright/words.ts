// Names of the game's things in the reader's language, and every move as a sentence.
import { has, t } from '../../lib/text/i18n.svelte';
import { sayMove } from '../../table/session/moveWords';
import type { Wish } from '../../table/session/offer';
import { capital, roman } from '../../lib/text/names';
import type { Kit, ShortfallView, View } from './wire';

export { change, pounds } from '../../lib/text/money';
export { capital, phaseName, roman } from '../../lib/text/names';

export const goodName = (good: string): string => t(`arkwright-good-${good}`);
export const goodTitle = (good: string): string => capital(goodName(good));
export const tileName = (tile: string): string => t(`arkwright-tile-${tile}`);
export const tileAbout = (tile: string): string => t(`arkwright-tile-${tile}-about`);
export const markerName = (marker: string): string => t(`arkwright-marker-${marker}`);
/** Ship A lies at the first pier, ship B at the second. */
export const shipName = (pier: number): string => markerName(`ship-${pier + 1}`);
export const spotName = (spot: string): string => t(`arkwright-spot-${spot}`);
export const eventName = (event: string): string => t(`arkwright-event-${event}`);
export const eventAbout = (event: string): string => t(`arkwright-event-${event}-about`);
export const actionName = (action: string): string => t(`arkwright-action-${action}`);
export const awardName = (award: string): string => t(`arkwright-award-${award}`);

/** Arguments of moves that are called by a name; all others are numbers and stay as they are. */
const NAMES: Record<string, (value: string) => string> = {
  good: goodName,
  spot: spotName,
  to: spotName,
  marker: markerName,
  tile: tileName,
  level: (level) => roman(Number(level)),
};

/**
 * A move as a player would say it; used for the plan, for the plain list, and by screen readers. `paid` is what a marker used
 * again costs with its fee, or what keeping the inventor costs, where that is known: the move itself does not say it.
 */
export function moveWords(move: Wish, nameOf: (seat: number) => string, phase = '', paid?: number): string {
  const words = Object.entries(move.args).map(([name, value]) => {
    if (name === 'seat') return ['who', nameOf(Number(value))];
    return [name, NAMES[name]?.(String(value)) ?? value];
  });
  // Going on is called as on the main button.
  if (move.kind === 'done' && has(`arkwright-go-done-${phase}`)) return t(`arkwright-go-done-${phase}`);
  if (paid !== undefined) return t(`arkwright-do-${move.kind}-paid`, { ...Object.fromEntries(words), paid });
  return sayMove(`arkwright-do-${doing(move, phase)}`, move, Object.fromEntries(words));
}

/** What the player who is asked pays to keep the inventor; unknown in a plan that has not come to this question. */
export function nextFee({ phase, viewer, companies }: Pick<View, 'phase' | 'viewer' | 'companies'>, { inventor_fees: fees }: Pick<Kit, 'inventor_fees'>): number | undefined {
  return phase === 'inventor' ? fees[companies[viewer]?.inventor_uses ?? fees.length] : undefined;
}

/** Kinds whose sentence depends on what they are about, or on what is asked. */
function doing({ kind, args }: Wish, phase: string): string {
  if (kind === 'extra') return `extra-${args['extra']}`;
  if ((kind === 'foreman' || kind === 'workshop') && phase && phase !== 'token') return `move-${kind}`;
  if (kind === 'award' && (phase === 'emergency' || phase === 'keep-contract')) return `award-${phase}`;
  if (kind === 'half-price' && phase === 'award-share') return phase;
  return args['developer'] ? `${kind}-developer` : kind;
}

/** What a shortfall takes from a company, in one sentence without a full stop. */
export const shortfallWords = ({ shares, loans, spaces }: ShortfallView): string => t('arkwright-shortfall', { shares, loans, spaces });
