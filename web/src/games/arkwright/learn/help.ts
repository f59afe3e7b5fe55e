// What the help explains: the things that this table has, and no others.
import { has, t } from '../../../lib/text/i18n.svelte';
import type { Kit, View } from '../wire';

/** Every tile of a game lies open: it is on offer, or a company has it. */
export function tilesInPlay({ special, companies }: View): string[] {
  return [...new Set([...Object.keys(special.tiles), ...companies.flatMap(({ tiles }) => tiles)])];
}

/** Without a harbour nothing is shipped or made for a warehouse; the marker for reorganization is a module. */
export function actionsInPlay({ markers }: Pick<Kit, 'markers'>, { rules }: Pick<View, 'rules'>, options: Readonly<Record<string, string>>): string[] {
  const absent = [...(rules.harbour ? [] : ['ship', 'production']), ...(options['reorganization'] === 'on' ? [] : ['reorganization'])];
  return [...new Set(Object.values(markers).map(({ action }) => action))].filter((action) => !absent.includes(action));
}

/** What an action is for, in this ruleset. */
export function actionAbout(action: string, { rules }: Pick<View, 'rules'>): string {
  const plain = `guide-act-${action}-plain`;
  return t(!rules.harbour && has(plain) ? plain : `guide-act-${action}`);
}

/** The levels that a factory can reach before the game ends; the inventor goes one beyond the last decade's. */
export function levelsInPlay(view: View): number[] {
  const most = Math.max(...view.timetable.levels) + (tilesInPlay(view).includes('inventor') ? 1 : 0);
  return [1, 2, 3, 4].filter((level) => level <= most);
}

/** What Spinning Mule adds to Spinning Jenny, and the value of the option that leaves it out. */
const ELEMENTS: Record<string, string> = { 'development-tiles': 'none', 'economy-markers': 'printed', 'event-markers': 'none' };

export function elementsInPlay(ruleset: string, options: Record<string, string>): string[] {
  return ruleset === 'spinning-mule' ? Object.keys(ELEMENTS).filter((key) => options[key] !== ELEMENTS[key]) : [];
}
