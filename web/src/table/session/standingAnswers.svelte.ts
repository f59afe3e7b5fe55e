import { get, post } from '../../wire/http';
import type { StandingAnswers as Told } from '../../wire/types';
import { reported } from '../../lib/ui/toasts.svelte';

interface AtTable {
  address(more: string): string;
}

/** What this seat has answered in advance. The server keeps it and tells nobody else. */
export class StandingAnswers {
  /** Every question that can be answered in advance, with its answers; empty until it was asked for. */
  questions: Record<string, string[]> = $state.raw({});
  given: Record<string, string> = $state.raw({});
  #table: AtTable;
  #loaded = false;

  constructor(table: AtTable) {
    this.#table = table;
  }

  get names(): string[] {
    return Object.keys(this.questions);
  }

  /** Ask the server, once. */
  async load(): Promise<void> {
    if (this.#loaded) return;
    this.#loaded = true;
    this.#take(await reported<Told | null>(get<Told>(this.#table.address('/standing-answers')), null));
  }

  /** Answer a question from now on, or be asked again (''). */
  async give(question: string, answer: string): Promise<void> {
    this.#take(await reported<Told | null>(post<Told>(this.#table.address('/standing-answers'), { question, answer: answer || null }), null));
  }

  #take(told: Told | null): void {
    if (!told) {
      this.#loaded = false;
      return;
    }
    this.questions = told.questions;
    this.given = told.given;
  }
}
