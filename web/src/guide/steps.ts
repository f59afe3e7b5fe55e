// Which step of a guide a move belongs to, what was shown so far, and what belongs to one decision. What the steps are is said by
// each game (`games/<g>/learn/guide.ts`).
import type { Guided, GuideStep } from '../games/folders';
import type { MoveData, Step, TopicBody } from '../wire/types';

/** Moves that end a decision belong to it. */
const ENDS = ['done', 'end'];

type Bare = Pick<MoveData, 'kind'> & { args?: MoveData['args'] };

const fits = ({ kinds, args = {} }: GuideStep, move: Bare): boolean =>
  kinds.includes(move.kind) && Object.entries(args).every(([name, values]) => values.includes(String(move.args?.[name])));

/** The step that these moves are: that of the first of them that has one, the plainest ones (`lead`) only if there is no other. */
export function stepOf(guide: Guided, moves: readonly Bare[]): GuideStep | undefined {
  const found = moves.flatMap((move) => guide.steps.find((step) => fits(step, move)) ?? []);
  return found.find(({ lead }) => !lead) ?? found[0];
}

/** The parts of the table that a decision needs: those of its step, and of what leads to it. */
export function partsOf(guide: Guided, moves: readonly Bare[]): string[] {
  const leads = moves.flatMap((move) => guide.steps.find((step) => step.lead && fits(step, move)) ?? []);
  return [...new Set([stepOf(guide, moves), ...leads].flatMap((step) => step?.parts ?? []))];
}

/** The names of all steps that a seat has taken, by its moves from the beginning of the game. */
export function shownSteps(guide: Guided, steps: readonly Step[], seat: number): Set<string> {
  const moves = steps.flatMap((step) => (step.seat === seat && step.move ? [step.move] : []));
  return new Set(moves.flatMap((move) => guide.steps.filter((step) => fits(step, move)).map(({ id }) => id)));
}

/** What the server is asked to show, if it costs little: what counts and was not shown yet. */
export function topicsLeft(guide: Guided, shown: ReadonlySet<string>): TopicBody[] {
  return guide.steps
    .filter(({ id, sought }) => sought && !shown.has(id))
    .map(({ id, kinds, args }) => ({ name: id, kinds: [...kinds], args: Object.fromEntries(Object.entries(args ?? {}).map(([name, values]) => [name, [...values]])) }));
}

export interface Count {
  /** The present step, counted from 1. */
  n: number;
  of: number;
}

/** How far the learner is: steps that count and were taken, and this one. */
export function count(guide: Guided, shown: ReadonlySet<string>, step: GuideStep | undefined): Count {
  const counted = guide.steps.filter(({ counts }) => counts);
  const done = counted.filter(({ id }) => shown.has(id)).length;
  const isNew = step?.counts && !shown.has(step.id);
  return { n: Math.max(1, Math.min(done + (isNew ? 1 : 0), counted.length)), of: counted.length };
}

/** The first decision among these moves, with what completes it. */
export function withCompletion<M extends Bare>(guide: Guided, moves: readonly M[]): readonly M[] {
  const n = firstDecision(guide, moves);
  const rest = moves.slice(n);
  const end = rest.findIndex(({ kind }) => !guide.completes?.includes(kind));
  return moves.slice(0, n + (end < 0 ? rest.length : end));
}

/** How many of these moves belong to the first decision among them. */
export function firstDecision(guide: Guided, moves: readonly Bare[]): number {
  const { decision } = guide;
  if (!decision || moves.length === 0) return moves.length;
  const first = decision(moves[0]!.kind, '', '');
  let before = first;
  const end = moves.findIndex(({ kind }, at) => {
    if (at > 0 && !ENDS.includes(kind)) before = decision(kind, before, moves[at - 1]!.kind);
    // A second "done" ends what comes after the first.
    else if (at > 0 && ENDS.includes(kind) && ENDS.includes(moves[at - 1]!.kind)) return true;
    return before !== first;
  });
  // What only ends the turn needs no step of its own.
  return end < 0 || moves.slice(end).every(({ kind }) => ENDS.includes(kind)) ? moves.length : end;
}
