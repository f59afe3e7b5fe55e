import { describe, expect, it } from 'vitest';
import { Offer, keyOf } from '../../../table/session/offer';
import must from '../made/must.json';
import sell from '../made/sell.json';
import workers from '../made/workers.json';
import { DONE, playCard, sellSeals, setPiece, setWorker, takeCard } from './moves';

const offered = (made: { view: { offer: { moves: ConstructorParameters<typeof Offer>[0] } } }): string[] => new Offer(made.view.offer.moves).moves.map(keyOf);

describe('what is sent', () => {
  it('is what the server offers', () => {
    expect(offered(must)).toEqual(must.view.you.hand.map((card) => keyOf(playCard(card))));
    expect(offered(workers)).toEqual([keyOf(DONE)]);
    const sales = Object.entries(sell.view.offer.sell).flatMap(([family, most]) => Array.from({ length: most }, (_, i) => sellSeals(family, i + 1)));
    expect(offered(sell)).toEqual([DONE, ...sales].map(keyOf));
  });

  it('names what it is about', () => {
    expect(setWorker('own', 21)).toEqual({ kind: 'own', args: { cell: 21 } });
    expect(setPiece('cloth', 4)).toEqual({ kind: 'castle', args: { family: 'cloth', square: 4 } });
    expect(takeCard('stack')).toEqual({ kind: 'take-stack', args: {} });
    expect(takeCard('mill-cloth')).toEqual({ kind: 'take', args: { card: 'mill-cloth' } });
  });
});
