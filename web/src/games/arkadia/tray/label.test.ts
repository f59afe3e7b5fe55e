import { describe, expect, it } from 'vitest';
import { primaryLabel, type Choice } from './label';

const cases: [Choice, string][] = [
  [{ ask: 'lot' }, 'arkadia-go-choose-place'],
  [{ ask: 'lot', fixed: true, legal: true }, 'arkadia-go-lot'],
  [{ ask: 'lay' }, 'arkadia-go-choose-card'],
  [{ ask: 'lay', card: true }, 'arkadia-go-choose-place'],
  [{ ask: 'lay', card: true, fixed: true, legal: false }, 'arkadia-go-not-here'],
  [{ ask: 'lay', card: true, fixed: true, legal: true }, 'arkadia-go-lay'],
  [{ ask: 'workers' }, 'arkadia-go-choose-square'],
  [{ ask: 'workers', placed: 2 }, 'arkadia-go-done'],
  [{ ask: 'castle' }, 'arkadia-go-choose-piece'],
  [{ ask: 'castle', family: true }, 'arkadia-go-choose-castle-square'],
  [{ ask: 'castle', family: true, square: true }, 'arkadia-go-castle'],
  [{ ask: 'draw', stack: true }, 'arkadia-go-stack'],
  [{ ask: 'draw' }, 'arkadia-go-choose-open'],
  [{ ask: 'banner' }, 'arkadia-go-end'],
  [{ ask: 'sell' }, 'arkadia-go-sell-nothing'],
  [{ ask: 'sell', sold: 3, gold: 9 }, 'arkadia-go-sell'],
  [{ ask: 'other' }, 'arkadia-go-choose-move'],
  [{ ask: 'past' }, 'arkadia-go-now'],
  [{ ask: 'wait' }, 'arkadia-go-wait'],
];

describe('the main button', () => {
  it.each(cases)('%o says %s', (choice, key) => {
    expect(primaryLabel(choice).key).toBe(key);
  });

  it('names numbers', () => {
    expect(primaryLabel({ ask: 'sell', sold: 3, gold: 9 }).args).toEqual({ n: 3, gold: 9 });
    expect(primaryLabel({ ask: 'workers', placed: 2 }).args).toEqual({ n: 2 });
  });
});
