// The label of the main button: it says what will happen, or what is still to be chosen.
import type { Ask } from './play.svelte';

export interface Label {
  key: string;
  args?: Record<string, string | number>;
}

export interface Choice {
  ask: Ask;
  phase: string;
  /** Nothing is left to decide. */
  complete: boolean;
  /** The plan ends with a move that shows something hidden. */
  unknown: boolean;
  /** "Nothing more" is on offer. */
  done: boolean;
  /** Steps of the plan. */
  planned: number;
}

/** Phases with words of their own for going on. */
const GOING_ON = [
  'factory', 'workers', 'machinery', 'quality', 'distribution', 'exchange', 'ship', 'overtime', 'prices', 'special',
  'after-sale', 'contract', 'dismiss', 'free-level', 'charisma', 'extra', 'board', 'award-share', 'keep-contract', 'start-portfolio',
];

export function primaryLabel(choice: Choice): Label {
  if (choice.ask === 'past') return { key: 'arkwright-go-now' };
  if (choice.ask !== 'act') return { key: 'arkwright-go-wait' };
  if (choice.complete) return { key: choice.unknown ? 'arkwright-go-send-unknown' : 'arkwright-go-send', args: { n: choice.planned } };
  if (choice.done) return { key: GOING_ON.includes(choice.phase) ? `arkwright-go-done-${choice.phase}` : 'arkwright-go-done' };
  return { key: choice.phase === 'marker' ? 'arkwright-go-choose-marker' : 'arkwright-go-choose' };
}
