// Where the answer to the present question begins: the focus of who plays by keys goes there.
import type { Play } from '../play.svelte';

/** Of the squares that act: the nearest to where the keyboard stood, else to the middle. */
export function squareToBegin({ legalCells, cursor, grid }: Pick<Play, 'legalCells' | 'cursor' | 'grid'>): number {
  const from = cursor ?? grid.middle;
  const far = (cell: number): number => Math.hypot(grid.columnOf(cell) - grid.columnOf(from), grid.rowOf(cell) - grid.rowOf(from));
  return legalCells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), legalCells[0] ?? from);
}

const PRIMARY = '.tray .primary';

/** As a selector inside the table. */
export function placeToBegin(play: Play): string {
  const square = `[role="grid"] [data-cell="${squareToBegin(play)}"]`;
  if (play.ask === 'lot' || play.ask === 'workers') return play.legalCells.length > 0 ? square : PRIMARY;
  if (play.ask === 'lay') {
    if (play.card === null) return '.hand [role="radio"][tabindex="0"]';
    return play.spot === null ? square : PRIMARY;
  }
  if (play.ask === 'castle') {
    if (play.family === null) return '.pieces [role="radio"][tabindex="0"]';
    return play.square === null ? '.castle [role="radio"][tabindex="0"]' : PRIMARY;
  }
  if (play.ask === 'draw') return '.tray .bcard.may';
  if (play.ask === 'sell') return '.sale button:not([aria-disabled="true"])';
  return play.ask === 'wait' ? '#asked' : PRIMARY;
}
