// The moves that the table sends, each as the word of its kind and its arguments. What they mean stands in docs/reference/arkadia.md.
import { wish, type Wish } from '../../../table/session/offer';

/** How wide and high the castle lot lies. */
export type LotSize = readonly [number, number];

export const DONE = wish('done');
export const BANNER = wish('banner');
export const END = wish('end');

export const layLot = (cell: number, [width, height]: LotSize): Wish => wish('lot', { cell, width, height });
export const playCard = (card: string): Wish => wish('card', { card });
export const layTile = (form: string, cell: number, turn: string): Wish => wish('lay', { form, cell, turn });
export const setWorker = (kind: 'own' | 'neutral', cell: number): Wish => wish(kind, { cell });
/** Castle squares count from 1. */
export const setPiece = (family: string, square: number): Wish => wish('castle', { family, square });
export const sellSeals = (family: string, n: number): Wish => wish('sell', { family, n });

/** A card of the row, or what the offer calls "stack". */
export const takeCard = (from: string): Wish => (from === 'stack' ? wish('take-stack') : wish('take', { card: from }));
