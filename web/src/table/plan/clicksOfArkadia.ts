// The same count for Arkadia, whose decisions are made with hands: a card, a square, a tile that is turned, a piece.
import { gridOf } from '../../games/arkadia/cells';
import { firstTurn, gripAt, held, rotated, tileOf, turnFor, turnsAt, turnsOf } from '../../games/arkadia/offer';
import type { Kit, Offer as Laid } from '../../games/arkadia/wire';
import type { Pressed } from './clicks';

/** The places of a card as the table gets them: for each turn a number with a bit for each square. */
function placesOf({ offer }: Pressed, card: string): Laid {
  const places: Record<string, bigint> = {};
  for (const { args } of offer.of('lay')) places[String(args['turn'])] = (places[String(args['turn'])] ?? 0n) | (1n << BigInt(Number(args['cell'])));
  return { lay: { [card]: Object.fromEntries(Object.entries(places).map(([turn, bits]) => [turn, bits.toString(16)])) } } as unknown as Laid;
}

/** Presses until the tile lies in its turn: before by the button that turns it, now by pressing its square again. */
function turnsOfTile(card: string, one: Pressed, kit: Kit): { before: number; now: number } {
  const grid = gridOf(kit);
  const offer = placesOf(one, card);
  const wanted = String(one.decided.args['turn']);
  const first = firstTurn(offer, card, turnsOf(kit, card));
  let before = 0;
  for (let turn = first; turn !== wanted && before < 8; turn = rotated(turnsOf(kit, card), turn)) before++;
  const grip = gripAt(grid, Number(one.decided.args['cell']), held(tileOf(kit, card, wanted)));
  const fitting = turnsAt(kit, grid, offer, card, grip);
  let now = 0;
  for (let turn = turnFor(fitting, first, false); turn !== wanted && now < 8; turn = turnFor(fitting, turn, true)) now++;
  return { before, now };
}

/** Do the workers of this turn enclose one building, and nothing else? A castle piece follows them. */
function closedBy(record: readonly Pressed[], at: number): boolean {
  const after = record.slice(at).find(({ decided: { kind } }) => kind !== 'own' && kind !== 'neutral');
  return after?.decided.kind === 'done' && record[record.indexOf(after) + 1]?.decided.kind === 'castle';
}

export function clicksOfArkadia(record: readonly Pressed[], kit: Kit): { before: number; now: number } {
  const count = { before: 0, now: 0 };
  const add = (before: number, now: number): void => {
    count.before += before;
    count.now += now;
  };
  record.forEach((one, at) => {
    const { kind } = one.decided;
    const last = record[at - 1]?.decided.kind;
    const next = record[at + 1]?.decided.kind;
    if (kind === 'lay') {
      const turns = turnsOfTile(String(record[at - 1]!.decided.args['card']), one, kit);
      // The square; before, the button that lays it: now it goes with the card that is taken.
      add(turns.before + 2, turns.now + (next === 'take' ? 1 : 2));
    } else if (kind === 'own' || kind === 'neutral') {
      // The first one was preceded by the choice of workers; another kind is one press more.
      const other = last === (kind === 'own' ? 'neutral' : 'own') && one.offer.of(last).length > 0 ? 1 : 0;
      // Now a press on the building sets all of them, where they close it: then "done" is all that is left.
      const closes = closedBy(record, at);
      add((one.view.phase === 'must' ? 1 : 0) + other + 1, !closes ? other + 1 : one.view.phase === 'must' ? 1 : 0);
    } else if (kind === 'castle') add(3, 2);
    // What ends the turn goes with the piece or the last worker.
    else if (kind === 'done' && one.view.phase === 'workers') add(1, next === 'castle' ? 1 : 0);
    else if (kind === 'sell') add(2, 2);
    else add(1, 1);
  });
  return count;
}
