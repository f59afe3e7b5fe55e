// For tests: moments of games that the engine played, and some moves of every kind (`make fixtures`).
import { Offer } from '../../table/session/offer';
import type { OfferGroup } from '../../wire/types';
import action from './made/action.json';
import made from './made/moves.json';
import over from './made/over.json';
import price from './made/price.json';
import solo from './made/solo.json';
import type { Kit, View } from './wire';

const MOMENTS = { action, over, price, solo };

export const kit: Kit = price.kit;
export const moves = new Offer(made as OfferGroup[]);

/** A copy of a view, for a test to change. */
export const moment = (name: keyof typeof MOMENTS): View => structuredClone(MOMENTS[name].view) as unknown as View;
