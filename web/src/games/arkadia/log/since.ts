// What changed since the viewer's last turn, and what the last turn did: the marks that make bots' moves followable.
import type { View } from '../wire';

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

/** The cells of what was set in this turn. */
export function cellsOfTurn(view: View, turn: number): number[] {
  if (turn < 1) return [];
  return [...view.buildings.filter((building) => building.turn === turn).flatMap(({ cells }) => cells), ...view.workers.filter((worker) => worker.turn === turn).map(({ cell }) => cell)];
}
