import { expect, test } from 'vitest';
import { crewAdvice, crewFor } from './crew';
import made from '../made/workers.json';
import type { View } from '../wire';

const view = made.view as unknown as View;
const sides = [3, 4, 5];
const closing = (own: number, neutral: number, legal: number[] = sides): View => ({
  ...view,
  buildings: [{ ...view.buildings[0]!, done: false, cells: [20], open: sides }],
  players: view.players.map((player) => ({ ...player, own, neutral })),
  offer: { ...view.offer!, own: legal, neutral: legal },
});

test('a press on a building sets a worker on every vacant square beside it, own ones first', () => {
  expect(crewFor(closing(2, 4), 20, 'own').map(({ kind, args }) => `${kind} ${args['cell']}`)).toEqual(['own 3', 'own 4', 'neutral 5']);
  expect(crewFor(closing(2, 2), 20, 'neutral').map(({ kind }) => kind)).toEqual(['neutral', 'neutral', 'own']);
});

test('it sets none where workers are missing or a square is closed', () => {
  expect(crewFor(closing(1, 1), 20, 'own')).toEqual([]);
  expect(crewFor(closing(3, 3, [3, 4]), 20, 'own')).toEqual([]);
  expect(crewFor(closing(3, 3), 21, 'own')).toEqual([]);
});

test('to close a building is advised only where the workers suffice', () => {
  expect([crewAdvice(closing(2, 1)), crewAdvice(closing(1, 1)), crewAdvice({ ...view, buildings: [] })]).toEqual(['start', 'badge', 'first']);
});
