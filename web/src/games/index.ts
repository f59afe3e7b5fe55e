import type { Component } from 'svelte';
import { wordsOf } from '../lib/text/gameWords';
import OutsideTable from '../table/host/OutsideTable.svelte';
import PlainTable from '../table/host/PlainTable.svelte';
import type { OutsidePage } from '../table/host/outside';
import { FOLDERS, type GameProps } from './folders';

export interface LoadedTable {
  Table: Component<any>;
  /** For a game from outside: the page its package brings. */
  page?: OutsidePage;
}

/** The table of a game with all its words: from its folder, else the page its package brings, else the plain one. */
export async function loadTable(game: string, page: string | null): Promise<LoadedTable> {
  const words = wordsOf(game, 'rules', 'learn', 'guide', 'log', 'scene', 'answers', 'table');
  const folder = FOLDERS.get(game);
  let loaded: LoadedTable = { Table: PlainTable };
  if (folder) loaded = { Table: (await folder.table()).default as Component<GameProps> };
  else if (page) loaded = { Table: OutsideTable, page: (await import(/* @vite-ignore */ page)) as OutsidePage };
  await words;
  return loaded;
}
