import { describe, expect, it } from 'vitest';
import type { Event, LogEntry } from '../../wire/types';
import made from './made/workers.json';
import { builtSquares, eventsSince, isNews, lastMoveCells, lastOwnTurn, valueChanges } from './since';
import type { Kit, View } from './wire';

/** Four seats, and the last one sets workers. */
const { kit, view } = made as unknown as { kit: Kit; view: View };

const entry = (version: number, seat: number, events: Event[] = [], undone = false): LogEntry => ({
  version, at: '2026-01-01T10:00:00Z', seat, kind: 'move', undone, events, n: version,
});
const castle = (family: string, over: string, seat = 1): Event => ({ key: 'castle', seat, args: { family, over, square: 4 } });

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

  it('takes the events of the others after the last own turn, across the one being played', () => {
    const log = [
      entry(1, 0, [castle('cloth', 'none', 0)]),
      entry(2, 1, [castle('spice', 'cloth')]),
      entry(3, 2, [castle('silver', 'none')], true),
      entry(4, 3, [castle('carpenter', 'none')]),
      entry(5, 0, []),
    ];
    expect(eventsSince(log, 0, true).map((event) => event.args['family'])).toEqual(['spice', 'carpenter']);
    expect(eventsSince(log, -1, false)).toEqual([]);
  });

  it('marks the castle squares that were built on', () => {
    expect(builtSquares([castle('spice', 'cloth'), { key: 'laid', seat: 1, args: {} }])).toEqual([4]);
  });

  it('lifts the family of a piece and lowers the one it covers', () => {
    expect(valueChanges(kit.families, [castle('spice', 'cloth'), castle('carpenter', 'none'), castle('silver', 'silver')])).toEqual([-1, 1, 1, 0]);
  });
});
