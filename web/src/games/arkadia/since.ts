// What changed since the viewer's last turn, and what the last turn did: the marks that make bots' moves followable.
import type { Event, LogEntry } from '../../wire/types';
import type { View } from './wire';

/** The number of the viewer's last turn that is over; pieces of later turns are news. */
export function lastOwnTurn(view: View): number {
  if (view.viewer < 0 || view.to_move < 0) return Number.POSITIVE_INFINITY;
  const back = (view.to_move - view.viewer + view.seats) % view.seats;
  return view.turn - (back === 0 ? view.seats : back);
}

const isOwnTurn = (view: View): boolean => view.to_move >= 0 && view.to_move === view.viewer;

/** A piece set by somebody else since the viewer's last turn. Pieces of set-up (turn 0) are never news. */
export function isNews(view: View, turn: number): boolean {
  if (turn < 1 || (isOwnTurn(view) && turn === view.turn)) return false;
  return turn > lastOwnTurn(view);
}

/** The cells of the last turn that set something, leaving out what the viewer is doing at this moment. */
export function lastMoveCells(view: View): number[] {
  const pieces = [
    ...view.buildings.map((building) => ({ turn: building.turn, cells: building.cells })),
    ...view.workers.map((worker) => ({ turn: worker.turn, cells: [worker.cell] })),
  ].filter((piece) => piece.turn >= 1 && !(isOwnTurn(view) && piece.turn === view.turn));
  const last = Math.max(0, ...pieces.map((piece) => piece.turn));
  return pieces.filter((piece) => piece.turn === last).flatMap((piece) => piece.cells);
}

/** Events of others since the viewer's last decision in an earlier turn, oldest first. */
export function eventsSince(log: readonly LogEntry[], you: number, ownTurn: boolean): Event[] {
  if (you < 0) return [];
  const moves = log.filter((entry) => entry.kind === 'move' && !entry.undone);
  let end = moves.length;
  if (ownTurn) while (end > 0 && moves[end - 1]!.seat === you) end--;
  let start = end;
  while (start > 0 && moves[start - 1]!.seat !== you) start--;
  return moves.slice(start).flatMap((entry) => entry.events);
}

/** The castle squares (1–10) that got a piece. */
export function builtSquares(events: readonly Event[]): number[] {
  return events.filter((event) => event.key === 'castle').map((event) => Number(event.args['square']));
}

/** How the value of each family's seals moved. A piece lifts its own family and hides the one it covers. */
export function valueChanges(families: readonly string[], events: readonly Event[]): number[] {
  const change = families.map(() => 0);
  for (const event of events) {
    if (event.key !== 'castle') continue;
    const { family, over } = event.args;
    if (family === over) continue;
    change[families.indexOf(String(family))]! += 1;
    const covered = families.indexOf(String(over));
    if (covered >= 0) change[covered]! -= 1;
  }
  return change;
}
