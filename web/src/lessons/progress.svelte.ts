/**
 * What this browser remembers of the lessons: begun, done. All its tabs share it. Without storage it lasts until the
 * page is closed.
 */
export type Progress = 'begun' | 'done';

const KEY = 'arktable.lessons';

function read(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

/** What either of two tabs knows; what is done in one is done. The newest touched lessons stand last. */
function merged(older: Record<string, Progress>, newer: Record<string, Progress>): Record<string, Progress> {
  const both = { ...older };
  for (const [lesson, state] of Object.entries(newer)) {
    const known = both[lesson];
    delete both[lesson];
    both[lesson] = known === 'done' ? known : state;
  }
  return both;
}

class Lessons {
  #kept: Record<string, Progress> = $state.raw(read());

  constructor() {
    // Another tab has kept something.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === KEY) this.#kept = merged(this.#kept, read());
    });
  }

  /** Any lesson was opened. */
  get begun(): boolean {
    return Object.keys(this.#kept).length > 0;
  }

  of(game: string, id: string): Progress | null {
    return this.#kept[`${game}/${id}`] ?? null;
  }

  begin(game: string, id: string): void {
    if (!this.of(game, id)) this.#keep(game, id, 'begun');
  }

  finish(game: string, id: string): void {
    this.#keep(game, id, 'done');
  }

  count(game: string, ids: readonly string[]): number {
    return ids.filter((id) => this.of(game, id) === 'done').length;
  }

  /** The lesson was touched last: it stands at the end of what is kept, behind what another tab has kept meanwhile. */
  #keep(game: string, id: string, progress: Progress): void {
    this.#kept = merged(merged(this.#kept, read()), { [`${game}/${id}`]: progress });
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage may be full or forbidden: the progress then lasts until the page is closed.
    }
  }

  /** Where to go on: the last lesson that was begun and not done, else the first of a begun game that is not done. */
  next(lessons: readonly { game: string; id: string }[]): { game: string; id: string } | null {
    const begun = Object.entries(this.#kept).filter(([, progress]) => progress === 'begun');
    const last = begun.at(-1)?.[0];
    const open = lessons.filter(({ game, id }) => this.of(game, id) !== 'done');
    const games = new Set(Object.keys(this.#kept).map((key) => key.split('/')[0]));
    return open.find(({ game, id }) => `${game}/${id}` === last) ?? open.find(({ game }) => games.has(game)) ?? open[0] ?? null;
  }
}

export const progress = new Lessons();
