import { untrack } from 'svelte';
import type { Guided, GuideStep } from '../games/folders';
import { outlookOf } from '../table/session/asked';
import type { TableSession } from '../table/session/table.svelte';
import { ApiError, NoAnswer, post } from '../wire/http';
import type { Explained, MoveData, Suggestion } from '../wire/types';
import { count, firstDecision, shownSteps, stepOf, topicsLeft, withCompletion, type Count } from './steps';

/** A suggested turn for this version of the table, and where in it the table stands. */
interface Turn {
  version: number;
  moves: readonly MoveData[];
  from: number;
}

async function asked<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError || error instanceof NoAnswer) return null;
    throw error;
  }
}

/**
 * A guided game as it stands: what is suggested now, what that brings, and how far the learner is. It follows the table: what was
 * shown is read from the moves of the game, so a learner who does something else, reloads or takes back is never lost.
 */
export class Coach {
  /** A scene is being shown: it comes first, unless it waits for the learner's answer. */
  watching: boolean = $derived.by(() => {
    const scene = this.table.theatre?.shown;
    return scene != null && (scene.over || !this.mine);
  });
  mine: boolean = $derived.by(() => this.table.live && this.table.you >= 0 && this.table.brief.to_move === this.table.you);
  shown: ReadonlySet<string> = $derived.by(() => shownSteps(this.guide, this.table.steps, this.table.you));
  /** The learner decides again after a move of their own: their turn is under way. */
  within: boolean = $derived.by(() => this.mine && this.table.steps.at(-1)?.seat === this.table.you);
  /** It ends between turns. */
  over: boolean = $derived.by(() => this.table.brief.state !== 'running' || (this.guide.over(this.table.view, this.shown) && !this.within));
  /** The moves of one decision, suggested for now. */
  moves: readonly MoveData[] = $derived.by(() => {
    if (this.#turn?.version !== this.table.version) return [];
    const rest = this.#turn.moves.slice(this.#turn.from);
    return rest.slice(0, firstDecision(this.guide, rest));
  });
  /** These, with what completes the decision later in the turn. */
  whole: readonly MoveData[] = $derived.by(() => (this.moves.length > 0 && this.#turn ? withCompletion(this.guide, this.#turn.moves.slice(this.#turn.from)) : []));
  step: GuideStep | undefined = $derived.by(() => stepOf(this.guide, this.moves));
  count: Count = $derived.by(() => count(this.guide, this.shown, this.step));
  /** The learner decides without the guide until the table goes on. */
  alone: boolean = $derived.by(() => this.#alone === this.table.version);
  /** A step of this kind was explained before. */
  known: boolean = $derived.by(() => this.#told.has(this.step?.id ?? ''));
  /** It is the learner's decision, and nothing else is being shown or wanted. */
  asks: boolean = $derived.by(() => this.mine && !this.over && !this.watching && !this.alone);
  /** There is no suggestion for this decision. */
  silent = $state(false);
  /** What the moves bring; null until it is known. */
  explained: Explained | null = $derived.by(() => (this.#explained?.version === this.table.version ? this.#explained : null));
  /** How many goods may be sold, whatever the others do. */
  range: readonly [number, number] | null = $state.raw(null);

  #turn: Turn | null = $state.raw(null);
  #explained: Explained | null = $state.raw(null);
  #alone = $state(-1);
  /** The steps that were explained. */
  #told: ReadonlySet<string> = $state.raw(new Set<string>());
  /** What was done as suggested: the rest of its turn may follow. */
  #followed: Turn | null = null;
  /** The version at which the suggestion was laid on the table. */
  #laid = $state(-1);

  /** Create it while a component is created. */
  constructor(
    readonly table: TableSession,
    readonly guide: Guided,
  ) {
    $effect(() => {
      const { version } = this.table;
      if (this.mine && this.#turn?.version !== version) untrack(() => void this.#suggest(version));
    });
    // The suggestion is seen where it would be: as a plan that the learner may send, change or take back.
    $effect(() => {
      const { planner, version } = this.table;
      const { moves } = this;
      if (moves.length === 0 || !this.asks || this.#laid === version || !planner || this.guide.unlaid?.includes(this.step?.id ?? '')) return;
      untrack(() => {
        this.#laid = version;
        if (planner.holds(moves) && planner.planned().length === 0) planner.take(moves);
      });
    });
    $effect(() => {
      const laid = this.#laid === this.table.version;
      this.table.led = this.asks && laid ? this.moves.length : 0;
      this.table.suggested = this.asks && !laid ? this.moves : [];
      return () => (this.table.suggested = []);
    });
    $effect(() => {
      const { whole } = this;
      const { version } = this.table;
      if (whole.length > 0) untrack(() => void this.#explain(version, whole));
    });
  }

  async #suggest(version: number): Promise<void> {
    const { table } = this;
    const rest = this.#followed;
    this.#followed = null;
    this.silent = false;
    await table.loadSteps();
    if (this.over || version !== table.version) return;
    let turn: Turn | null = null;
    if (rest && rest.from < rest.moves.length && (await table.tryMoves(rest.moves.slice(rest.from)))) turn = { ...rest, version };
    else {
      const body = { version, topics: topicsLeft(this.guide, this.shown), pressing: this.guide.pressing(table.view) };
      const found = await asked(post<Suggestion>(table.address('/guide'), body));
      if (found) turn = { version, moves: found.moves, from: 0 };
    }
    if (version !== table.version) return;
    this.#turn = turn;
    this.silent = turn === null;
  }

  async #explain(version: number, moves: readonly MoveData[]): Promise<void> {
    const { table } = this;
    this.range = null;
    const found = await asked(post<Explained>(table.address('/explain'), { version, moves: moves.map(({ text }) => text) }));
    if (version === table.version) this.#explained = found;
    const look = this.guide.range;
    if (!look || !found?.sums.length) return;
    const outlook = await outlookOf(table, moves);
    if (version === table.version && outlook) this.range = look(outlook, table.you);
  }

  async doIt(): Promise<void> {
    const turn = this.#turn;
    if (!turn || this.moves.length === 0) return;
    const { moves, step } = this;
    if (step) this.#told = new Set([...this.#told, step.id]);
    this.#followed = { ...turn, from: turn.from + moves.length };
    // The plan on the table was this suggestion, or is not wanted.
    this.table.planner?.take([]);
    if (!(await this.table.send(moves))) this.#followed = null;
  }

  somethingElse(): void {
    this.#alone = this.table.version;
    if (this.#laid === this.table.version) this.table.planner?.take([]);
  }

  /** Show the suggestion again. */
  comeBack(): void {
    this.#alone = -1;
    this.#laid = -1;
  }
}
