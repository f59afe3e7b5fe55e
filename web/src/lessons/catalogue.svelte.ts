import { AskedOnce } from '../lib/asked';
import { get } from '../wire/http';
import type { LessonBrief } from '../wire/types';
import { orderOf } from '../games/folders';

/** All lessons the server has, asked for once. */
class LessonList {
  all: LessonBrief[] = $state.raw([]);
  readonly #asked = new AskedOnce();

  load(): Promise<void> {
    return this.#asked.from(async () => void (this.all = await get<LessonBrief[]>('/lessons')));
  }

  of(game: string): LessonBrief[] {
    return this.all.filter((lesson) => lesson.game === game);
  }

  find(game: string, id: string): LessonBrief | undefined {
    return this.all.find((lesson) => lesson.game === game && lesson.id === id);
  }

  get games(): string[] {
    return [...new Set(this.all.map((lesson) => lesson.game))].toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}

export const lessons = new LessonList();
export const lessonPath = (game: string, id: string): string => `/learn/${game}/${id}`;
