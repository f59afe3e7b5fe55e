// What follows the main decision of a turn and can be pressed with it: an open card with the building that lies there tentatively, a
// banner or the end of the turn with the last workers or the castle piece.
import { BANNER, takeCard } from './moves';
import { outcomeOf, type Outcome } from './outcome';
import type { Play } from '../play.svelte';
import type { Offer } from '../wire';

export class Ahead {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** What is asked after the main decision, where it is known and still this turn. */
  #next: Offer | null = $derived.by(() => {
    const { primaryMoves, answer, base } = this.#play;
    return primaryMoves && answer && answer.view.turn === base.turn ? answer.view.offer : null;
  });
  /** Nothing is left after it but a banner or the end of the turn: the main button ends it. */
  ends: boolean = $derived.by(() => ['workers', 'castle'].includes(this.#play.ask) && (this.#next?.end ?? false));
  banner: boolean = $derived.by(() => (this.#play.ask === 'banner' ? this.#play.offer?.banner : this.ends && this.#next?.banner) ?? false);
  /** Cards of the open row that may be taken. */
  takes: readonly string[] = $derived.by(() => (this.#play.ask === 'draw' ? this.#play.offer?.take : this.#play.ask === 'lay' ? this.#next?.take : null) ?? []);

  /** What the plan with the main decision does to the buildings; null while nothing is decided or asked. */
  outcome: Outcome | null = $derived.by(() => {
    const { plan, answer, base, view, kit } = this.#play;
    const after = answer?.view ?? (plan.steps.length > 0 ? view : null);
    return after ? outcomeOf(base, after, kit.families) : null;
  });

  async take(card: string): Promise<void> {
    const { ask, plan, primaryMoves } = this.#play;
    await plan.commit([...(ask === 'draw' ? [] : (primaryMoves ?? [])), takeCard(card)]);
  }

  async raise(): Promise<void> {
    const { ask, plan, primaryMoves } = this.#play;
    await plan.commit([...(ask === 'banner' ? [] : (primaryMoves ?? [])), BANNER]);
  }
}
