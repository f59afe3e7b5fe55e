// The label of the main button until the plan can be sent: what ends, or what is still to be chosen.
import { has } from '../../lib/text/i18n.svelte';
import type { Ask } from '../plan/plan.svelte';

export interface Label {
  key: string;
  args?: Record<string, string | number>;
}

export interface Choice {
  ask: Ask;
  phase: string;
  /** "Nothing more" is on offer. */
  done: boolean;
  /** The price that is laid out, where a game sets price and appeal together. */
  set?: { price: number; appeal: number } | null;
}

/** `words` begins the keys of the game. A phase may have words of its own for what ends and for what is to be chosen. */
export function primaryLabel(words: string, { ask, phase, done, set }: Choice): Label {
  if (ask !== 'act') return { key: `${words}-go-${ask === 'past' ? 'now' : 'wait'}` };
  if (set) return { key: `${words}-go-set`, args: { price: set.price, appeal: set.appeal } };
  const key = `${words}-go-${done ? 'done' : 'choose'}`;
  return { key: has(`${key}-${phase}`) ? `${key}-${phase}` : key };
}
