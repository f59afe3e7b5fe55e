import type { Keeper } from '../table/plan/keptPlan';

/**
 * What a seat keeps at a device that several people share: its plans. The browser would show them to the next player, so the
 * server keeps them for this seat alone. Texts are sent one after the other, and of several quick changes only the last one.
 */
export class Drawer implements Keeper {
  #texts: Record<string, string> = {};
  #save: (text: string) => Promise<unknown>;
  #saving = false;
  #changed = false;

  constructor(save: (text: string) => Promise<unknown>) {
    this.#save = save;
  }

  /** The server has sent its content. */
  fill(text: string): void {
    try {
      this.#texts = (JSON.parse(text || '{}') ?? {}) as Record<string, string>;
    } catch {
      this.#texts = {};
    }
  }

  getItem(name: string): string | null {
    return this.#texts[name] ?? null;
  }

  setItem(name: string, text: string): void {
    this.#texts[name] = text;
    void this.#tell();
  }

  removeItem(name: string): void {
    if (!(name in this.#texts)) return;
    delete this.#texts[name];
    void this.#tell();
  }

  async #tell(): Promise<void> {
    this.#changed = true;
    if (this.#saving) return;
    this.#saving = true;
    while (this.#changed) {
      this.#changed = false;
      // A plan that could not be stored lasts until the curtain closes.
      await this.#save(JSON.stringify(this.#texts)).catch(() => undefined);
    }
    this.#saving = false;
  }
}
