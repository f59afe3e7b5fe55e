import { asSent, type Sent } from '../table/session/offer';
import { TrialSession } from '../table/session/trial.svelte';
import { t } from '../lib/text/i18n.svelte';
import { me } from '../lib/me.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import { guarded } from '../lib/ui/work.svelte';
import { ApiError, get, post } from '../wire/http';
import { lessons } from './catalogue.svelte';
import type { LessonTry, MoveData, SentMove } from '../wire/types';

/** One of the tries of this visit, with the figures it ended with. */
export interface Ended {
  n: number;
  figures: Record<string, number>;
  solved: boolean;
}

/** Milliseconds between two moves of the solution. */
const BETWEEN = 900;

/**
 * The table of a lesson. The server keeps nothing of it, so the lesson is the same in every tab and after every reload.
 */
export class LessonSession extends TrialSession {
  judged: LessonTry | null = $state.raw(null);
  tries: Ended[] = $state.raw([]);
  /** The solution is being played, or was: this is not a try of the learner. */
  shown = $state(false);
  /** The figure whose values are found out by trying them; empty where nothing is hidden. */
  #covered: string = $derived.by(() => lessons.find(this.#game, this.#name)?.covers ?? '');
  #game: string;
  #name: string;
  #path: string;
  #seen = 0;
  #turn = 0;

  constructor(game: string, name: string) {
    super(`lesson:${game}:${name}`);
    this.#game = game;
    this.#name = name;
    this.#path = `/lessons/${game}/${name}`;
  }

  /** What a decision would bring is hidden: the lesson asks for it. */
  get covers(): boolean {
    return this.#covered !== '' && !this.shown && !this.judged?.ended;
  }

  /** What was tried once is known. */
  isCovered(figure: string, value: number): boolean {
    return this.covers && figure === this.#covered && !this.tries.some(({ figures }) => figures[figure] === value);
  }

  override get kitPath(): string {
    return `${this.#path}/kit`;
  }

  override async open(): Promise<void> {
    try {
      await this.#ask([]);
    } catch (error) {
      this.fault = error instanceof ApiError ? error.key : 'offline';
    }
  }

  /** The learner needs no name. */
  override nameOf(seat: number): string {
    return seat === this.you ? (me.name ?? t('lessons-you')) : super.nameOf(seat);
  }

  override close(): void {
    this.#turn += 1;
  }

  override async send(moves: readonly Sent[]): Promise<boolean> {
    return guarded(this, () => this.#ask([...this.done, ...moves.map(asSent)]));
  }

  /** Start again; the earlier tries stay listed. */
  async again(): Promise<void> {
    this.#turn += 1;
    this.shown = false;
    await this.#ask([]).catch(reportError);
  }

  /** Play the solution, slowly enough to follow it; at once for readers who want nothing to move. */
  async showMe(): Promise<void> {
    await this.again();
    this.shown = true;
    const turn = this.#turn;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    try {
      const { moves } = await get<{ moves: MoveData[] }>(`${this.#path}/solution`);
      for (const move of moves) {
        if (!still) await new Promise((resolve) => setTimeout(resolve, BETWEEN));
        if (turn !== this.#turn) return;
        await this.#ask([...this.done, move.text]);
      }
    } catch (error) {
      reportError(error);
    }
  }

  override undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  protected path(what: string): string {
    return this.#path + what;
  }

  async #ask(done: (string | SentMove)[]): Promise<void> {
    const judged = await post<LessonTry>(this.#path, { done });
    this.done = done;
    this.#seen += 1;
    this.show({ ...judged.snapshot, version: this.#seen });
    if (judged.ended && !this.shown) {
      this.tries = [...this.tries, { n: this.tries.length + 1, figures: judged.figures, solved: judged.solved }];
    }
    this.judged = judged;
  }
}
