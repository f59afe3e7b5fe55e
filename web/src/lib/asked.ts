/** Ask once for what does not change while the server runs; after an error the next caller asks again. */
export class AskedOnce {
  #asked: Promise<void> | null = null;

  async from(ask: () => Promise<void>): Promise<void> {
    this.#asked ??= ask().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }
}
