import { expect, test } from 'vitest';
import made from '../made/exchange.json';
import type { View } from '../wire';
import { effectOf } from './effect';

test('a row says what the bill of its action would take, and what an emergency sale takes at once', () => {
  const view = { ...(structuredClone(made.view) as unknown as View), shortfall: { shares: 2, loans: 1, spaces: 4, raised: 44 } };
  const marker = { key: 'marker', seat: 2, args: { marker: 'factory', paid: 8, again: 0 } };
  expect(effectOf({ view, events: [marker] } as never, 'factory')).toMatchObject({ cost: 8, shares: 2, loans: 1 });
  const emergency = { key: 'emergency', seat: 2, args: { shares: 1, loans: 0, space: 12 } };
  expect(effectOf({ view: { ...view, shortfall: null }, events: [marker, emergency] } as never, 'exchange')).toMatchObject({ cost: 8, shares: 1, loans: 0 });
});
