// What can be voted for about a seat whose player is away.
import type { MissingSeat } from '../wire/distance';

export interface Choice {
  /** As it is sent. */
  id: string;
  kind: 'bot' | 'time' | 'wait' | 'end' | 'substitute';
  icon: string;
  /** Of a substitute. */
  name: string;
  /** The seats that have voted for it. */
  votes: number[];
}

const ICONS = { bot: 'bot', time: 'timebank', wait: 'clock', end: 'agree', substitute: 'substitute' } as const;

/** A bot that plays already is not offered again; time and waiting need a clock. */
export function choicesOf(missing: MissingSeat, has: { clock: boolean; bot: boolean }): Choice[] {
  const kinds = [...(has.bot ? [] : (['bot'] as const)), ...(has.clock && !has.bot ? (['time', 'wait'] as const) : []), 'end' as const];
  const votes = (id: string): number[] => missing.voters.filter((seat) => missing.votes[seat] === id);
  const one = (kind: Choice['kind'], id: string, name = ''): Choice => ({ id, kind, icon: ICONS[kind], name, votes: votes(id) });
  const substitutes = missing.asking.map(({ account_id, name }) => one('substitute', `substitute:${account_id}`, name));
  const [first, ...rest] = kinds.map((kind) => one(kind, kind));
  return has.bot ? [...substitutes, first!, ...rest] : [first!, ...rest.slice(0, -1), ...substitutes, ...rest.slice(-1)];
}

/** Is a vote wanted: the clock has run out and nobody plays, or somebody asks to step in? */
export const isAsked = (missing: MissingSeat, isOut: boolean, hasBot: boolean): boolean => (isOut && !hasBot) || missing.asking.length > 0;
