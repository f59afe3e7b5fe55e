/** Which tables of this browser are guided, whether their aim was read, and which parts of them were opened early. */
const KEY = 'arktable.guide';
/** Tables that are remembered; the oldest is forgotten. */
const MOST = 12;

interface Guiding {
  table: string;
  /** The learner has read what one plays for. */
  begun: boolean;
  /** Parts of the table that come later, opened already. */
  open: string[];
}

function read(): Guiding[] {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    if (text.startsWith('[')) return JSON.parse(text) as Guiding[];
    return text ? [{ table: text, begun: true, open: [] }] : [];
  } catch {
    return [];
  }
}

class Guide {
  #tables: Guiding[] = $state.raw(read());

  start(table: string): void {
    this.#keep([...this.#tables.filter((one) => one.table !== table), { table, begun: false, open: [] }]);
  }

  leave(table: string): void {
    this.#keep(this.#tables.filter((one) => one.table !== table));
  }

  /** The aim was read. */
  begin(table: string): void {
    this.#change(table, (one) => ({ ...one, begun: true }));
  }

  open(table: string, part: string): void {
    this.#change(table, (one) => ({ ...one, open: [...one.open, part] }));
  }

  guides(table: string): boolean {
    return this.#of(table) !== undefined;
  }

  hasBegun(table: string): boolean {
    return this.#of(table)?.begun ?? false;
  }

  opened(table: string): readonly string[] {
    return this.#of(table)?.open ?? [];
  }

  #of(table: string): Guiding | undefined {
    return this.#tables.find((one) => one.table === table);
  }

  #change(table: string, change: (one: Guiding) => Guiding): void {
    this.#keep(this.#tables.map((one) => (one.table === table ? change(one) : one)));
  }

  #keep(tables: Guiding[]): void {
    this.#tables = tables.slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tables));
    } catch {
      // Storage may be forbidden: the guide then lasts until the page is closed.
    }
  }
}

export const guide = new Guide();
