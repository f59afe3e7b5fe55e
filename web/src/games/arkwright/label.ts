// The label of the main button until the plan can be sent: what ends, or what is still to be chosen.
import type { Ask } from './play.svelte';

export interface Label {
  key: string;
  args?: Record<string, string | number>;
}

export interface Choice {
  ask: Ask;
  phase: string;
  /** "Nothing more" is on offer. */
  done: boolean;
}

/** Phases with words of their own for going on. */
const GOING_ON = [
  'factory', 'workers', 'machinery', 'quality', 'distribution', 'exchange', 'ship', 'overtime', 'prices', 'special',
  'after-sale', 'contract', 'dismiss', 'free-level', 'charisma', 'extra', 'board', 'award-share', 'keep-contract', 'start-portfolio',
];

export function primaryLabel(choice: Choice): Label {
  if (choice.ask === 'past') return { key: 'arkwright-go-now' };
  if (choice.ask !== 'act') return { key: 'arkwright-go-wait' };
  if (choice.done) return { key: GOING_ON.includes(choice.phase) ? `arkwright-go-done-${choice.phase}` : 'arkwright-go-done' };
  return { key: choice.phase === 'marker' ? 'arkwright-go-choose-marker' : 'arkwright-go-choose' };
}
