// Names of the game's things in the reader's language.
import { t } from '../../lib/text/i18n.svelte';
import { sayMove } from '../../table/session/moveWords';
import type { Wish } from '../../table/session/offer';
import type { Grid } from './board/cells';
import type { Kit } from './wire';

export { capital, phaseName } from '../../lib/text/names';

export const formName = (form: string): string => t(`form-${form}`);
export const familyName = (family: string): string => t(`family-${family}`);
/** The same where room is short. */
export const familyShort = (family: string): string => t(`family-${family}-short`);

export function cardName(kit: Kit, card: string): string {
  const { form, family } = kit.faces[card]!;
  return t('arkadia-card', { form: formName(form), family: familyName(family) });
}

/** The seal's icon inside a sentence; RichText draws it. */
export const sealMark = (family: string): string => `[[seal-${family}]]`;

/** The square by which a building is named: the first one that it covers, as in the log. */
export const placeOf = (cells: readonly number[], grid: Grid): string => grid.nameOf(Math.min(...cells));

/** The first square under a tile. The corner of its bounding box, which a move names, may be free. */
function firstCovered({ args }: Wish, grid: Grid, kit: Kit): number {
  const squares = kit.forms[String(args['form'])]?.[String(args['turn'])] ?? [[0, 0]];
  return Number(args['cell']) + Math.min(...squares.map(([x = 0, y = 0]) => grid.at(x, y)));
}

/** A move as a player would say it. */
export function moveWords(move: Wish, grid: Grid, kit: Kit): string {
  const named = Object.entries(move.args).map(([key, value]): [string, string | number] => {
    if (key === 'cell') return [key, grid.nameOf(move.kind === 'lay' ? firstCovered(move, grid, kit) : Number(value))];
    if (key === 'form') return [key, formName(String(value))];
    if (key === 'family') return [key, familyName(String(value))];
    if (key !== 'card') return [key, value];
    const [form = '', family = ''] = String(value).split('-');
    return [key, t('arkadia-card', { form: formName(form), family: familyName(family) })];
  });
  // With its card a building is called by both of its names.
  const family = move.kind === 'lay' ? kit.faces[String(move.args['card'])]?.family : undefined;
  if (family) return sayMove('arkadia-hint-laid', move, { ...Object.fromEntries(named), family: familyName(family) });
  return sayMove(`arkadia-hint-${move.kind}`, move, Object.fromEntries(named));
}
