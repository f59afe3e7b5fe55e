// The label of the main button: it says what will happen, or what is still to be chosen.
import type { Ask } from '../../lib/plan.svelte';

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
  /** The price as it is laid out. */
  set: { price: number; appeal: number } | null;
}

/** Phases with words of their own for going on. */
const GOING_ON = ['build', 'employ', 'automate', 'quality', 'distribution', 'exchange', 'extra', 'develop', 'replace-engineer', 'reactivate', 'tie', 'entrepreneur', 'behind'];

export function primaryLabel(choice: Choice): Label {
  if (choice.ask === 'past') return { key: 'cardgame-go-now' };
  if (choice.ask !== 'act') return { key: 'cardgame-go-wait' };
  if (choice.complete) return { key: choice.unknown ? 'cardgame-go-send-unknown' : 'cardgame-go-send' };
  if (choice.set) return { key: 'cardgame-go-set', args: { price: choice.set.price, appeal: choice.set.appeal } };
  if (choice.done) return { key: GOING_ON.includes(choice.phase) ? `cardgame-go-done-${choice.phase}` : 'cardgame-go-done' };
  return { key: choice.phase === 'action' ? 'cardgame-go-choose-action' : 'cardgame-go-choose' };
}
