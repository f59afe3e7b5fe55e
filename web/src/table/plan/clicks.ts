// How many clicks a turn takes: ten usual turns of greedy bots (`tools/turns.py`), pressed by a hand that knows the controls.
// What has to be pressed is asked of the planner itself; how many presses a control takes for one decision stands here.
import { keyOf, Offer, type Move } from '../../lib/offer';
import type { PlanView } from '../../lib/plan.svelte';
import type { OfferGroup } from '../../wire/types';

/** One decision of a recorded turn. */
export interface Decision<V extends PlanView = PlanView> {
  view: V;
  move: string;
  /** The price before, where one is set. */
  from?: number;
  /** Who is asked next, or is something shown first? */
  then: 'mine' | 'theirs' | 'shown';
}

export interface Pressed<V extends PlanView = PlanView> extends Decision<V> {
  offer: Offer;
  decided: Move;
}

export function pressed<V extends PlanView>(record: readonly Decision<V>[]): Pressed<V>[] {
  return record.map((one) => {
    const offer = new Offer((one.view.offer ?? []) as OfferGroup[]);
    return { ...one, offer, decided: offer.moves.find(({ text }) => text === one.move)! };
  });
}

/** The numbers on offer beside this one: steps of a stepper that begins with the lowest. */
function steps({ offer, decided: { kind, args } }: Pressed, name: string): number {
  const { [name]: n, ...others } = args;
  return offer.numbers(kind, name, others).indexOf(Number(n));
}

/** A marker's rows with their amounts. */
function rows({ offer, decided: { args } }: Pressed): number {
  return [...offer.of('place', { marker: args['marker']! }), ...offer.of('reuse', { marker: args['marker']! })].length;
}

/** Before steps with one answer went along: every step asked, one space of a scale per press, a press for "done", one for "send". */
export function pressesBefore(one: Pressed): number {
  const { kind, args } = one.decided;
  if (kind === 'place' || kind === 'reuse') return 2;
  if (kind === 'price') return one.view.phase === 'first-price' ? steps(one, 'price') + 1 : Math.abs(Number(args['price']) - one.from!);
  if (kind === 'set') return 2;
  return 'n' in args ? steps(one, 'n') + 1 : 1;
}

/** A press on the place itself: of a scale, a row of numbers, a column. */
export function pressesNow(one: Pressed, few: number): number {
  const { kind, args } = one.decided;
  if (kind === 'place' || kind === 'reuse') return rows(one) === 1 ? 1 : 2;
  if ('n' in args && kind !== 'half-price') return one.offer.of(kind).length <= few ? 1 : steps(one, 'n') + 1;
  return 1;
}

/** The same decision again and again is one press on the last place. */
const REPEATED = ['hire', 'machine'];

export function run(record: readonly Pressed[], at: number): number {
  const key = keyOf(record[at]!.decided);
  let length = 1;
  while (REPEATED.includes(record[at]!.decided.kind) && record[at + length] && keyOf(record[at + length]!.decided) === key) length++;
  return length;
}
