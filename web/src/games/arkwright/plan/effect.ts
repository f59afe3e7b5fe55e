// What a marker on a row would bring, read off the position the server says it would lead to.
import type { Tried } from '../../../wire/types';
import type { View } from '../wire';

export interface Effect {
  /** Words: `arkwright-brings-<word>`. */
  word: string;
  n: number;
  /** Pounds that leave with it. */
  cost: number;
  /** Shares and loans an emergency would take, now or when the bill of the action is paid. */
  shares: number;
  loans: number;
}

export function effectOf(tried: Tried, action: string): Effect {
  const view = tried.view as View;
  const marker = tried.events.find((event) => event.key === 'marker');
  const emergency = tried.events.find((event) => event.key === 'emergency');
  return {
    ...brings(view, action),
    cost: Number(marker?.args['paid'] ?? 0),
    shares: Number(emergency?.args['shares'] ?? view.shortfall?.shares ?? 0),
    loans: Number(emergency?.args['loans'] ?? view.shortfall?.loans ?? 0),
  };
}

function brings(view: View, action: string): { word: string; n: number } {
  const { asked } = view;
  // The owner chooses whose shares are sold before anything goes on.
  if (asked.emergency) return { word: 'raise', n: asked.emergency.missing ?? 0 };
  if (asked.machines) return { word: 'machines', n: asked.machines.left };
  if (asked.levels) return { word: 'levels', n: asked.levels.of };
  if (asked.distribution) return { word: 'distribution', n: asked.distribution.left };
  if (asked.overtime) return { word: 'rows', n: asked.overtime.rows };
  if (asked.ship) return { word: 'goods', n: asked.ship.room };
  // The main action is skipped by the rules when nothing can come of it.
  if (action === 'reorganization') return { word: 'reorganization', n: 0 };
  const begun = ['factory', 'workers', 'exchange'].includes(action) && view.phase === action;
  return { word: begun ? 'free' : 'nothing', n: 0 };
}
