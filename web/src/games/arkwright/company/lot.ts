// Which price an empty place asks the server about: a usual one, so that the figures are worth reading.
import type { FactoryView } from '../wire';

/** An appeal with which something is sold in most markets. */
const USUAL_APPEAL = 3;

/** A factory just built has the lowest price: raise it as far as a usual appeal is left. */
export const askedPrice = ({ price, appeal }: Pick<FactoryView, 'price' | 'appeal'>): number => price + Math.max(0, appeal - USUAL_APPEAL);
