import { reportError } from './toasts.svelte';

/** Do this unless the owner is busy. An error is told to the reader. False if it was not done, or answered false. */
export async function guarded(owner: { busy: boolean }, work: () => Promise<unknown>): Promise<boolean> {
  if (owner.busy) return false;
  owner.busy = true;
  try {
    return (await work()) !== false;
  } catch (error) {
    reportError(error);
    return false;
  } finally {
    owner.busy = false;
  }
}

/** The requests of a component: one at a time, however often a button is pressed. */
export class Work {
  busy = $state(false);

  async run(work: () => Promise<unknown>): Promise<boolean> {
    return guarded(this, work);
  }
}
