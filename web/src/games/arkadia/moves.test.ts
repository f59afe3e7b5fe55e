import { describe, expect, it } from 'vitest';
import type { SentMove } from '../../wire/types';
import must from './made/must.json';
import sell from './made/sell.json';
import workers from './made/workers.json';
import { DONE, playCard, sellSeals, setPiece, setWorker, takeCard } from './moves';
import type { OfferGroup } from './wire';

/** The moves that the server names, without their texts. */
function offered(groups: OfferGroup[]): SentMove[] {
  return groups.flatMap(({ kind, args, moves }) =>
    moves.map(([, ...values]): SentMove => ({ kind, ...(args.length > 0 ? { args: Object.fromEntries(args.map((name, i) => [name, values[i]!])) } : {}) })),
  );
}

describe('what is sent', () => {
  it('is what the server offers', () => {
    expect(offered(must.view.offer.moves)).toEqual(must.view.you.hand.map(playCard));
    expect(offered(workers.view.offer.moves)).toEqual([DONE]);
    const sales = Object.entries(sell.view.offer.sell).flatMap(([family, most]) => Array.from({ length: most }, (_, i) => sellSeals(family, i + 1)));
    expect(offered(sell.view.offer.moves)).toEqual([DONE, ...sales]);
  });

  it('names what it is about', () => {
    expect(setWorker('own', 21)).toEqual({ kind: 'own', args: { cell: 21 } });
    expect(setPiece('cloth', 4)).toEqual({ kind: 'castle', args: { family: 'cloth', square: 4 } });
    expect(takeCard('stack')).toEqual({ kind: 'take-stack' });
    expect(takeCard('mill-cloth')).toEqual({ kind: 'take', args: { card: 'mill-cloth' } });
  });
});
