// What a square says to a screen reader: place, content, state.
import { t } from '../../../lib/text/i18n.svelte';
import type { Grid } from './cells';
import type { Play } from '../play.svelte';
import { isNews } from '../log/since';
import type { View } from '../wire';
import { familyName, formName } from '../words';

/** Content of every square, found once per view instead of once per square. */
export function contents(view: View, nameOf: (seat: number) => string): Map<number, string> {
  const found = new Map<number, string>();
  for (const cell of view.tents) found.set(cell, t('arkadia-cell-tent'));
  /** A piece that others set since the viewer's last turn. */
  const fresh = (turn: number): string => (isNews(view, turn) ? ` ${t('since-new')}` : '');
  for (const { cells, form, family, done, open, turn } of view.buildings) {
    const words = { form: formName(form), family: familyName(family), n: open.length };
    for (const cell of cells) found.set(cell, t(done ? 'arkadia-cell-done' : 'arkadia-cell-building', words) + fresh(turn));
  }
  for (const { cell, seat, turn } of view.workers) {
    found.set(cell, (seat < 0 ? t('arkadia-cell-neutral') : t('arkadia-cell-worker', { who: nameOf(seat) })) + fresh(turn));
  }
  for (const cell of view.lot?.court ?? []) found.set(cell, t('arkadia-cell-court'));
  view.lot?.squares.forEach((cell, i) => {
    const { family, floor } = view.castle.squares[i]!;
    const words = { n: i + 1, floor, family: family ? familyName(family) : t('arkadia-blank') };
    found.set(cell, t('arkadia-cell-castle', words));
  });
  return found;
}

const MAY: Partial<Record<Play['ask'], string>> = {
  workers: 'arkadia-may-worker',
  lay: 'arkadia-may-lay',
  lot: 'arkadia-may-lot',
  castle: 'arkadia-may-castle',
};

export function describeCell(grid: Grid, cell: number, content: string | undefined, legal: boolean, ask: Play['ask']): string {
  const state = legal ? MAY[ask] : undefined;
  const words = { cell: grid.nameOf(cell), content: content ?? t('arkadia-cell-empty') };
  return state ? t('arkadia-cell-state', { ...words, state: t(state) }) : t('arkadia-cell', words);
}
