import { describe, expect, it } from 'vitest';
import made from '../made/workers.json';
import { cellsOfTurn, isNews, lastMoveCells, lastOwnTurn } from './since';
import type { View } from '../wire';

/** Four seats, and the last one sets workers. */
const { view } = made as unknown as { view: View };

describe('since your last turn', () => {
  it('counts turns back to the viewer', () => {
    expect(lastOwnTurn(view)).toBe(view.turn - 4);
    expect(lastOwnTurn({ ...view, to_move: 1, turn: view.turn + 2 })).toBe(view.turn);
    expect(lastOwnTurn({ ...view, viewer: -1 })).toBe(Infinity);
  });

  it('is news what others set, not what is being done now nor the set-up', () => {
    expect(isNews(view, view.turn - 1)).toBe(true);
    expect(isNews(view, view.turn - 4)).toBe(false);
    expect(isNews(view, view.turn)).toBe(false);
    expect(isNews(view, 0)).toBe(false);
  });

  it('outlines the last finished turn', () => {
    const pieces = [...view.buildings, ...view.workers.map(({ cell, turn }) => ({ cells: [cell], turn }))];
    const last = Math.max(...pieces.map(({ turn }) => turn).filter((turn) => turn < view.turn));
    expect(lastMoveCells(view)).toEqual(pieces.filter(({ turn }) => turn === last).flatMap(({ cells }) => cells));
    expect(lastMoveCells(view)).not.toContain(view.asked.workers!.placed[0]);
  });

  it('knows what was set in a turn', () => {
    const turn = view.turn - 1;
    const cells = [...view.buildings.filter((one) => one.turn === turn).flatMap((one) => one.cells), ...view.workers.filter((one) => one.turn === turn).map((one) => one.cell)];
    expect(cellsOfTurn(view, turn)).toEqual(cells);
    expect(cellsOfTurn(view, 0)).toEqual([]);
  });
});
