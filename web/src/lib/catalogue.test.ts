import { describe, expect, it } from 'vitest';
import type { BotChoice } from '../wire/types';
import { botHow, botName, firstBot, ladderOf } from './catalogue.svelte';

const bot = (id: string, place?: number, thinks = false): BotChoice => ({
  id,
  thinks,
  seconds: thinks ? 4 : 0,
  strength: place ? { place, against: '', won: 0, low: 0, high: 0, games: 0 } : null,
});

describe('the ladder of bots', () => {
  it('goes from the weakest to the strongest, and what was not measured comes last', () => {
    const ladder = ladderOf([bot('search', undefined, true), bot('odd'), bot('greedy', 3), bot('random', 1), bot('gentle', 2)]);
    expect(ladder.map(({ id }) => id)).toEqual(['random', 'gentle', 'greedy', 'odd', 'search']);
  });

  it('seats the gentle bot at a first game, or the usual one where there is none', () => {
    expect(firstBot([bot('random'), bot('greedy'), bot('gentle')])).toBe('gentle');
    expect(firstBot([bot('random'), bot('greedy')])).toBe('greedy');
  });

  it('calls a bot of another package by its name, and says nothing of how it plays', () => {
    expect(botName('clever-hans', 'nim')).toBe('Clever hans');
    expect(botHow('clever-hans', 'nim')).toBe('');
    expect(botHow('greedy', 'nim')).not.toBe('');
  });

  it('says with the name how long a bot thinks', () => {
    expect(botName('random@2s', 'arkadia')).toBe('Random, 2s');
  });
});
