/**
 * The service worker keeps every file of this version, so that the table opens without a network. Another version is fetched separately and waits: it is
 * offered, and used when somebody says so, or when all tabs have been closed.
 */
class Update {
  #waiting: ServiceWorker | null = $state.raw(null);
  #left = $state(false);

  get offered(): boolean {
    return this.#waiting !== null && !this.#left;
  }

  offer(worker: ServiceWorker | null): void {
    this.#waiting = worker;
    this.#left = false;
  }

  take(): void {
    const worker = this.#waiting;
    if (!worker) return;
    const open = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') location.reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // The page may be told of the new state only, or too late for either.
    worker.addEventListener('statechange', open);
    worker.postMessage({ kind: 'use' });
    open();
  }

  leave(): void {
    this.#left = true;
  }
}

export const update = new Update();

/** How often an open page looks for another version, in milliseconds. */
const LOOK_EVERY = 3_600_000;

export async function keepUpToDate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register('sw.js');
    const look = (): void => {
      // Before the first version is active, nothing is replaced.
      if (kept.waiting && navigator.serviceWorker.controller) update.offer(kept.waiting);
    };
    look();
    kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look));
    // Files that are kept once they are used, such as the words of a language, may have been fetched before there was a worker.
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'keep', addresses }));
    setInterval(() => void kept.update().catch(() => undefined), LOOK_EVERY);
  } catch {
    // No storage for it, or forbidden: the table works, it only needs the network again next time.
  }
}
