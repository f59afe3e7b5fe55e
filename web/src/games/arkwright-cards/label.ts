// The label of the main button until the plan can be sent: what ends, or what is still to be chosen.
import type { Ask } from '../../lib/plan.svelte';

export interface Label {
  key: string;
  args?: Record<string, string | number>;
}

export interface Choice {
  ask: Ask;
  phase: string;
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
  if (choice.set) return { key: 'cardgame-go-set', args: { price: choice.set.price, appeal: choice.set.appeal } };
  if (choice.done) return { key: GOING_ON.includes(choice.phase) ? `cardgame-go-done-${choice.phase}` : 'cardgame-go-done' };
  return { key: choice.phase === 'action' ? 'cardgame-go-choose-action' : 'cardgame-go-choose' };
}
