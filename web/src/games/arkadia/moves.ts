// The moves that the table sends, each as the word of its kind and its arguments. What they mean stands in docs/reference/arkadia.md.
import type { SentMove } from '../../wire/types';

/** How wide and high the castle lot lies. */
export type LotSize = readonly [number, number];

export const DONE: SentMove = { kind: 'done' };
export const BANNER: SentMove = { kind: 'banner' };
export const END: SentMove = { kind: 'end' };

export const layLot = (cell: number, [width, height]: LotSize): SentMove => ({ kind: 'lot', args: { cell, width, height } });
export const playCard = (card: string): SentMove => ({ kind: 'card', args: { card } });
export const layTile = (form: string, cell: number, turn: string): SentMove => ({ kind: 'lay', args: { form, cell, turn } });
export const setWorker = (kind: 'own' | 'neutral', cell: number): SentMove => ({ kind, args: { cell } });
/** Castle squares count from 1. */
export const setPiece = (family: string, square: number): SentMove => ({ kind: 'castle', args: { family, square } });
export const sellSeals = (family: string, n: number): SentMove => ({ kind: 'sell', args: { family, n } });

/** A card of the row, or what the offer calls "stack". */
export const takeCard = (from: string): SentMove => (from === 'stack' ? { kind: 'take-stack' } : { kind: 'take', args: { card: from } });
