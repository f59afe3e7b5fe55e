// Levels that become obsolete: announced a decade ahead, at the factory and in the timetable.
import type { Kit, View } from '../wire';

export interface Obsolete {
  year: string;
  /** Factories up to this level. */
  level: number;
  /** Workers that each of them needs in addition to its rows. */
  workers: number;
}

/** The level that becomes obsolete when this decade begins, counted from 1760; null: none more than before. */
export function obsoleteFrom(view: View, kit: Kit, decade: number): Obsolete | null {
  const [level, year] = [kit.obsolete[decade] ?? 0, view.timetable.decades[decade]];
  return level > 0 && year !== undefined ? { year: String(year), level, workers: kit.obsolete_workers } : null;
}

/** What awaits a factory of this level when the next decade begins. */
export function obsoleteSoon(view: View, kit: Kit, level: number): Obsolete | null {
  const next = obsoleteFrom(view, kit, view.timetable.decades.indexOf(view.year) + 1);
  return next && level <= next.level ? next : null;
}
