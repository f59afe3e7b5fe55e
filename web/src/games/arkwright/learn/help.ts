// What the help explains: the things that this table has, and no others.
import type { View } from '../wire';

/** Every tile of a game lies open: it is on offer, or a company has it. */
export function tilesInPlay({ special, companies }: View): string[] {
  return [...new Set([...Object.keys(special.tiles), ...companies.flatMap(({ tiles }) => tiles)])];
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
