import type { Component } from 'svelte';
import type { TableSession } from '../lib/table.svelte';
import { speakOf } from './words';

/** What a game's table is given: the session, and the printed things of its ruleset. */
export interface GameProps {
  table: TableSession;
  kit: unknown;
}

const TABLES: Record<string, () => Promise<{ default: Component<GameProps> }>> = {
  arkadia: () => import('./arkadia/ArkadiaTable.svelte') as Promise<{ default: Component<GameProps> }>,
  arkwright: () => import('./arkwright/ArkwrightTable.svelte') as Promise<{ default: Component<GameProps> }>,
  arkwright_cards: () => import('./arkwright_cards/CardsTable.svelte') as Promise<{ default: Component<GameProps> }>,
};

export async function loadTable(game: string): Promise<Component<GameProps>> {
  const load = TABLES[game];
  if (!load) throw new Error(`no table for the game "${game}"`);
  const table = (await load()).default;
  speakOf(game);
  return table;
}
