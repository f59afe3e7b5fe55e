// @vitest-environment happy-dom
// Clicks of ten usual turns, before steps with one answer went along and now: the figures of decision 0061.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { turnOver as cardTurnOver } from '../../games/arkwright-cards/turnOver';
import kept from '../../games/arkadia/made/must.json';
import type { Kit } from '../../games/arkadia/wire';
import { turnOver } from '../../games/arkwright/turnOver';
import { keyOf, type Move, type Offer, type Wish } from '../../lib/offer';
import { Plan, type PlanView } from '../../lib/plan.svelte';
import type { TableSession } from '../../lib/table.svelte';
import type { Tried } from '../../wire/types';
import { FEW } from './deeds';
import { clicksOfArkadia } from './clicksOfArkadia';
import { pressed, pressesBefore, pressesNow, run, type Decision, type Pressed } from './clicks';
import arkadia from './made/arkadia.json';
import cards from './made/card-game.json';
import jenny from './made/spinning-jenny.json';
import solo from './made/solo.json';
import frame from './made/water-frame.json';

interface Rules {
  over: (view: never, base: never) => boolean;
  /** Decisions that a press on what follows takes along, */
  ways: (offer: Offer) => readonly Wish[];
  /** and what of it is in sight by then. */
  ahead: (now: Pressed, kind: string) => boolean;
  /** Up to so many numbers are buttons. */
  few: number;
  /** Was sent at once, without a plan. */
  once: readonly string[];
}

const ARKWRIGHT: Rules = { over: turnOver, ways: () => [{ kind: 'done', args: {} }], ahead: ({ view }, kind) => kind === 'price' || (view.phase === 'exchange' && ['tile', 'marker', 'ship'].includes(kind)), few: FEW.dense, once: [] };
const CARDS: Rules = {
  over: cardTurnOver,
  ways: (offer) => (offer.of('action').length > 0 ? offer.of('action') : [{ kind: 'done', args: {} }]),
  ahead: (_, kind) => ['upgrade', 'open', 'machine', 'hire', 'set'].includes(kind),
  few: FEW.wide,
  once: ['sell', 'ship', 'store', 'tie', 'entrepreneur', 'start-player', 'behind'],
};

/** A table at which the recorded game is played on. */
class RecordedTable {
  id = 't1';
  you = 0;
  live = true;
  online = true;
  busy = false;
  canUndo = false;
  planner: unknown = null;
  at = $state(0);
  #record: readonly Pressed[];
  version = $derived.by(() => this.at + 1);
  /** What is done was sent: the plan begins anew. */
  log = $derived.by(() => [{ version: this.version, kind: 'move', seat: 0, undone: false }]);
  view = $derived.by(() => this.#record[this.at]!.view);

  constructor(record: readonly Pressed[]) {
    this.#record = record;
  }

  tryMoves = async (moves: readonly Move[]): Promise<Tried | null> => {
    const ahead = this.#record.slice(this.at, this.at + moves.length);
    if (ahead.length < moves.length || moves.some((move, i) => keyOf(move) !== keyOf(ahead[i]!.decided))) return null;
    const then = ahead.at(-1)!.then;
    const next = this.#record[this.at + moves.length];
    if (then === 'shown') return { view: null, events: [] };
    return { view: then === 'mine' && next ? next.view : { ...ahead.at(-1)!.view, to_move: 1, offer: null }, events: [] } as unknown as Tried;
  };
}

class CountedPlan extends Plan<PlanView> {
  #rules: Rules;
  constructor(table: TableSession, rules: Rules) {
    super(table);
    this.#rules = rules;
  }
  words = ({ kind }: Wish): string => kind;
  protected turnOver = (view: PlanView): boolean => this.#rules.over(view as never, this.base as never);
  protected override ways = (offer: Offer): readonly Wish[] => this.#rules?.ways(offer) ?? [];
}

async function clicksNow(record: readonly Pressed[], rules: Rules): Promise<number> {
  const table = new RecordedTable(record);
  let play!: CountedPlan;
  const stop = $effect.root(() => {
    play = new CountedPlan(table as unknown as TableSession, rules);
  });
  let clicks = 0;
  const sent = (n: number): void => void (table.at += n);
  while (table.at < record.length - 1) {
    flushSync();
    // Every answer is there at once: a few rounds of waiting tasks settle the plan and what it asked ahead.
    for (let i = 0; i < 40; i++) await Promise.resolve();
    flushSync();
    for (let i = 0; i < 10; i++) await Promise.resolve();
    expect(play.trying).toBe(false);
    const planned = play.steps.length;
    const now = record[table.at + planned]!;
    const next = record[table.at + planned + 1];
    if (!now) break;
    const shipsAll = now.decided.kind === 'ship' && pressesBefore(now) === now.offer.of('ship').length;
    if (play.complete) sent(planned);
    else if (play.ending && now.decided.kind === 'done') sent(planned + 1);
    else if (planned === 0 && (shipsAll || now.move === 'sell 0')) sent(1);
    else if (next && !play.offer!.has(next.decided) && rules.ahead(now, next.decided.kind) && play.may(next.decided)) {
      play.plan(next.decided);
      clicks += pressesNow(next, rules.few) - 1;
    } else {
      const again = run(record, table.at + planned);
      play.plan(...record.slice(table.at + planned, table.at + planned + again).map(({ decided }) => decided));
      clicks += pressesNow(now, rules.few) - 1;
    }
    clicks += 1;
    if (clicks > 1000) throw new Error('the count does not end');
    localStorage.clear();
  }
  stop();
  return clicks;
}

function clicksBefore(record: readonly Pressed[], rules: Rules): number {
  let clicks = 0;
  let base = record[0]!.view;
  record.slice(0, -1).forEach((one, at) => {
    clicks += pressesBefore(one);
    const next = record[at + 1]!.view;
    if (one.then !== 'mine' || rules.over(next as never, base as never)) {
      if (!rules.once.includes(base.phase)) clicks += 1;
      base = next;
    }
  });
  return clicks;
}

test.each([
  ['spinning-jenny', jenny, ARKWRIGHT, 108, 75],
  ['water-frame', frame, ARKWRIGHT, 109, 75],
  ['card game', cards, CARDS, 119, 73],
  ['solo', solo, CARDS, 102, 71],
] as const)('ten usual turns of %s take three clicks in ten less', async (_, made, rules, before, now) => {
  const record = pressed(made as unknown as Decision[]);
  const counted = { before: clicksBefore(record, rules), now: await clicksNow(record, rules) };
  expect(counted).toEqual({ before, now });
  expect(counted.now).toBeLessThanOrEqual(counted.before * 0.7);
});

test('ten usual turns of Arkadia take three clicks in ten less', () => {
  const counted = clicksOfArkadia(pressed(arkadia as unknown as Decision[]), kept.kit as unknown as Kit);
  expect(counted).toEqual({ before: 78, now: 51 });
  expect(counted.now).toBeLessThanOrEqual(counted.before * 0.7);
});
