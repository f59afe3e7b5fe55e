/** Which table of this browser is guided. Only one at a time: a first game is played once. */
const KEY = 'arktable.guide';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

class Guide {
  #table = $state(read());

  start(table: string): void {
    this.#keep(table);
  }

  leave(): void {
    this.#keep('');
  }

  guides(table: string): boolean {
    return this.#table === table;
  }

  #keep(table: string): void {
    this.#table = table;
    try {
      localStorage.setItem(KEY, table);
    } catch {
      // Storage may be forbidden: the guide then lasts until the page is closed.
    }
  }
}

export const guide = new Guide();
