const STORE = 'things';

/**
 * Where the table keeps its things: texts under keys, in IndexedDB. A write is atomic, also when the
 * tab is closed in between, and its promise resolves only once it is on disk.
 */
export class Cupboard {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static open(name: string, storage: IDBFactory = indexedDB): Promise<Cupboard> {
    return new Promise((resolve, reject) => {
      const asked = storage.open(name, 1);
      asked.onupgradeneeded = () => void asked.result.createObjectStore(STORE);
      asked.onsuccess = () => resolve(new Cupboard(asked.result));
      asked.onerror = () => reject(asked.error ?? new Error('the storage of this browser did not open'));
    });
  }

  /** All entries whose key has this prefix, in the order of the keys. */
  read(prefix: string): Promise<[string, string][]> {
    return new Promise((resolve, reject) => {
      const work = this.#database.transaction(STORE, 'readonly');
      const things = work.objectStore(STORE);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`, false, true);
      const keys = things.getAllKeys(range);
      const texts = things.getAll(range) as IDBRequest<string[]>;
      work.oncomplete = () => resolve(keys.result.map((key, at) => [String(key), texts.result[at]!]));
      work.onabort = () => reject(failure(work));
    });
  }

  write(puts: [string, string][], deletes: string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const work = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const things = work.objectStore(STORE);
      try {
        for (const key of deletes) things.delete(key);
        for (const [key, text] of puts) things.put(text, key);
      } catch (error) {
        // The part written before the error must be rolled back.
        work.abort();
        reject(error as Error);
      }
      work.oncomplete = () => resolve();
      work.onabort = () => reject(failure(work));
    });
  }

  close(): void {
    this.#database.close();
  }
}

const failure = (work: IDBTransaction): DOMException | Error => work.error ?? new Error('the storage of this browser gave up');
