import { expect, test } from 'vitest';
import type { Event } from '../../../wire/types';
import type { BuildingView } from '../wire';
import { payments } from './paid';

const building = (id: number, family: string, done: boolean): BuildingView => ({ id, family, done, form: 'I2', cells: [id], open: [], pays: [], closing: [], by: 0, turn: 1 });
const paid = (seat: number, family: string): Event => ({ key: 'paid', seat, args: { family, n: 1, extra: 0 } });

test('seals go from the building that was enclosed to everybody it pays', () => {
  const buildings = [building(1, 'cloth', true), building(2, 'cloth', true), building(3, 'spice', false)];
  const told = [paid(0, 'cloth'), paid(2, 'cloth'), { key: 'castle', seat: 0, args: {} }];
  expect(payments(buildings, new Set([1]), told)).toEqual([
    { building: 2, seat: 0, family: 'cloth' },
    { building: 2, seat: 2, family: 'cloth' },
  ]);
  expect(payments(buildings, new Set([1, 2]), told)).toEqual([]);
});

test('two buildings of a family that are enclosed at once pay each player once each', () => {
  const buildings = [building(1, 'cloth', true), building(2, 'cloth', true)];
  expect(payments(buildings, new Set(), [paid(0, 'cloth'), paid(0, 'cloth')])).toEqual([
    { building: 1, seat: 0, family: 'cloth' },
    { building: 2, seat: 0, family: 'cloth' },
  ]);
});
