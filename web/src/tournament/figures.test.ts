import { expect, test } from 'vitest';
import type { Tournament, TournamentRound } from '../wire/distance';
import { meeting, ordered, points, tableOf } from './figures';

const round = (n: number, over: boolean): TournamentRound => ({
  n,
  opened: n < 3 ? '2026-06-01T08:00:00.000Z' : '',
  tables: [
    {
      n: 1,
      seats: [
        { entrant: 4, name: 'Ada', ...(over && { place: 1, points: 1, score: 51 }) },
        { entrant: n, name: 'Mei', ...(over && { place: 2, points: 0, score: 40 }) },
      ],
    },
  ],
  out: [],
});
const tournament = { brief: { round: 2 }, rounds: [round(1, true), round(2, false), round(3, false)] } as Tournament;

test('points are written with fractions', () => {
  expect([0, 0.5, 1, 2.25, 3.75, 12].map(points)).toEqual(['0', '½', '1', '2¼', '3¾', '12']);
});

test('the present round is first, then what comes, then the past', () => {
  expect(ordered(tournament).map(({ n }) => n)).toEqual([2, 3, 1]);
});

test('the cross table knows what was played and when the rest will be', () => {
  expect(meeting(tournament, 4, 1)).toEqual({ round: 1, points: 1, scores: '51:40' });
  expect(meeting(tournament, 1, 4)).toEqual({ round: 1, points: 0, scores: '40:51' });
  expect(meeting(tournament, 3, 4)).toEqual({ round: 3, points: null, scores: '' });
  expect(meeting(tournament, 1, 2)).toBeUndefined();
  expect(tableOf(tournament.rounds[1], 9)).toBeUndefined();
});
